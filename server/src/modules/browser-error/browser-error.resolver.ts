import { BrowserErrorApp, BrowserErrorState } from '@eunbit/schema/browser-error';
import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Allow, signedIn } from '../../common/allow.ts';
import type { Page } from '../../common/pagination.ts';
import { BrowserErrorGroupError } from './browser-error.errors.ts';
import type { BrowserErrorContext } from './browser-error.module.ts';
import { presentGroup } from './browser-error.presenter.ts';
import {
  BrowserErrorFrameType,
  BrowserErrorGroupConnection,
  BrowserErrorGroupResult,
  BrowserErrorGroupType,
  BrowserErrorGroupUpdated,
  BrowserErrorOrder,
  BrowserErrorSampleType,
  UpdateBrowserErrorGroupInput,
} from './browser-error.types.ts';

@Resolver()
export class BrowserErrorResolver {
  @Allow('browserError:read')
  @Query(() => BrowserErrorGroupConnection, { description: 'Errors in browsers of both clients, grouped by mistake.' })
  async browserErrorGroups(
    @Arg('app', () => BrowserErrorApp, { nullable: true, description: 'One client; both when left out.' })
    app: BrowserErrorApp | null | undefined,
    @Arg('state', () => BrowserErrorState, { nullable: true, description: 'Only those that are so far.' })
    state: BrowserErrorState | null | undefined,
    @Arg('search', () => String, {
      nullable: true,
      description: 'Part of a message, a class of errors or a page; or the whole id of a request.',
    })
    search: string | null | undefined,
    @Arg('orderBy', () => BrowserErrorOrder, {
      defaultValue: BrowserErrorOrder.LAST_SEEN,
      description: 'What comes first.',
    })
    orderBy: keyof typeof BrowserErrorOrder,
    @Arg('first', () => Int, { defaultValue: 30, description: 'Rows wanted, 1 to 100.' }) first: number,
    @Arg('after', () => String, { nullable: true, description: '`endCursor` of the page before.' })
    after: string | undefined,
    @Ctx() { services }: BrowserErrorContext,
  ): Promise<Page<BrowserErrorGroupType>> {
    const page = await services.browserErrors.list({ app, state, search }, orderBy, { first, after });
    return { ...page, edges: page.edges.map(({ node, cursor }) => ({ node: presentGroup(node), cursor })) };
  }

  @Allow('browserError:read')
  @Query(() => BrowserErrorGroupType, { nullable: true, description: 'One group; null where there is none.' })
  async browserErrorGroup(
    @Arg('id', () => ID, { description: 'The group.' }) id: string,
    @Ctx() { services }: BrowserErrorContext,
  ): Promise<BrowserErrorGroupType | null> {
    const group = await services.browserErrors.byId(id);
    return group && presentGroup(group);
  }

  @Allow('browserError:update')
  @Mutation(() => BrowserErrorGroupResult, {
    description: 'Resolves a group of errors, ignores it, or opens it again.',
  })
  async updateBrowserErrorGroup(
    @Arg('input', () => UpdateBrowserErrorGroupInput, { description: 'The group and its state.' })
    { id, state }: UpdateBrowserErrorGroupInput,
    @Ctx() context: BrowserErrorContext,
  ): Promise<typeof BrowserErrorGroupResult> {
    const group = await context.services.browserErrors.settle(id, state, signedIn(context).id);
    if (!group) return BrowserErrorGroupError.create('GROUP_NOT_FOUND', 'browserError.gone', context.language);
    return Object.assign(new BrowserErrorGroupUpdated(), { group: presentGroup(group) });
  }
}

@Resolver(() => BrowserErrorSampleType)
export class BrowserErrorSampleResolver {
  @FieldResolver(() => [BrowserErrorFrameType], {
    description: 'The stack, innermost call first; empty for an operation. In sources where the build is still here.',
  })
  frames(
    @Root() { app, builtFrames }: BrowserErrorSampleType,
    @Ctx() { services }: BrowserErrorContext,
  ): Promise<BrowserErrorFrameType[]> {
    return Promise.all(builtFrames.map((frame) => services.sourcePositions.find(app, frame)));
  }
}
