import { Market } from '@eunbit/schema/market';
import { Arg, Ctx, Int, Mutation, Query, Resolver, Root, type SubscribeResolverData, Subscription } from 'type-graphql';
import { Allow, ConfirmIdentity, signedIn } from '../../common/allow.ts';
import { AlsoWhenClosed } from '../../common/open-stores.ts';
import type { Page } from '../../common/pagination.ts';
import { refundAuthority } from '../order/index.ts';
import {
  ApproveReturnInput,
  ArrangeReturnPickupInput,
  InspectReturnInput,
  ReceiveReturnInput,
  RefundReturnInput,
  RefuseReturnInput,
  ReplaceReturnInput,
  RequestReturnLabelInput,
  ReturnFilterInput,
} from './return.inputs.ts';
import type { ReturnRecord } from './return.model.ts';
import type { ReturnContext } from './return.module.ts';
import { presentCounts, presentReturn, presentReturnResult } from './return.presenter.ts';
import { UpdateReturnResult } from './return.results.ts';
import { ReturnConnection, ReturnCountsType, ReturnType } from './return.types.ts';

/** Returns, as staff handle them. */
@Resolver(() => ReturnType)
export class ReturnAdminResolver {
  @Allow('return:read')
  @AlsoWhenClosed()
  @Query(() => ReturnConnection, { description: 'Returns of a store, oldest first unless the filter sorts otherwise.' })
  async returns(
    @Arg('filter', () => ReturnFilterInput, { description: 'Filter.' }) filter: ReturnFilterInput,
    @Arg('first', () => Int, { defaultValue: 30, description: 'Number of rows, 1 to 100.' }) first: number,
    @Arg('after', () => String, { nullable: true, description: '`endCursor` of the previous page.' })
    after: string | undefined,
    @Ctx() context: ReturnContext,
  ): Promise<Page<ReturnType>> {
    const { returnAdmin, orderReader } = context.services;
    const { edges, ...page } = await returnAdmin.list(filter, { first, after });
    const orders = await orderReader.byNumbers(edges.map(({ node }) => node.orderNumber));
    return {
      ...page,
      edges: edges.flatMap(({ node, cursor }) => {
        const order = orders.get(node.orderNumber);
        return order ? [{ node: presentReturn(node, order, context), cursor }] : [];
      }),
    };
  }

  @Allow('return:read')
  @Query(() => ReturnType, { nullable: true, description: 'A return by its number; null if the number is unknown.' })
  async return(
    @Arg('number', () => String, { description: 'Its number.' }) number: string,
    @Ctx() context: ReturnContext,
  ): Promise<ReturnType | null> {
    const found = await context.services.returnAdmin.find(number);
    return found && presentReturn(found.record, found.order, context);
  }

  @Allow('return:read')
  @AlsoWhenClosed()
  @Query(() => ReturnCountsType, { description: 'Number of returns of a store that await staff.' })
  async returnCounts(
    @Arg('market', () => Market, { description: 'The store.' }) market: Market,
    @Ctx() { services }: ReturnContext,
  ): Promise<ReturnCountsType> {
    return presentCounts(await services.returnAdmin.counts(market));
  }

  @Allow('return:read')
  @AlsoWhenClosed()
  @Subscription(() => ReturnType, {
    subscribe: ({ args, context }: SubscribeResolverData<unknown, { market: Market }, ReturnContext>) =>
      context.services.returnEvents.subscribe(`returns:${args.market}`),
    nullable: true,
    description:
      'New and changed returns of a store; null if the order was deleted. Ends if events were missed: read the list again.',
  })
  async returnChanged(
    @Root() record: ReturnRecord,
    @Arg('market', () => Market, { description: 'The store.' }) _market: Market,
    @Ctx() context: ReturnContext,
  ): Promise<ReturnType | null> {
    const order = await context.services.orderReader.byNumber(record.orderNumber);
    return order && presentReturn(record, order, context);
  }

  @Allow('return:update')
  @Mutation(() => UpdateReturnResult, { description: 'Approves a return; the customer is notified by email.' })
  async approveReturn(
    @Arg('input', () => ApproveReturnInput, { description: 'The return.' }) input: ApproveReturnInput,
    @Ctx() context: ReturnContext,
  ): Promise<typeof UpdateReturnResult> {
    const { number, isKeptByCustomer, isLabelWanted } = input;
    const choice = { isKeptByCustomer, isLabelWanted };
    return presentReturnResult(
      await context.services.returnAdmin.approve(number, signedIn(context).id, choice),
      context,
    );
  }

  @Allow('return:update')
  @Mutation(() => UpdateReturnResult, {
    description: 'Refuses a return, before or after the inspection; the customer can read the reason.',
  })
  async refuseReturn(
    @Arg('input', () => RefuseReturnInput, { description: 'The return.' }) { number, reason }: RefuseReturnInput,
    @Ctx() context: ReturnContext,
  ): Promise<typeof UpdateReturnResult> {
    return presentReturnResult(
      await context.services.returnAdmin.refuse(number, signedIn(context).id, reason),
      context,
    );
  }

  @Allow('return:update')
  @Mutation(() => UpdateReturnResult, {
    description:
      "Arranges a carrier's pick-up of the goods of a return, Korean store only; the customer is notified by email.",
  })
  async arrangeReturnPickup(
    @Arg('input', () => ArrangeReturnPickupInput, { description: 'The pick-up.' }) input: ArrangeReturnPickupInput,
    @Ctx() context: ReturnContext,
  ): Promise<typeof UpdateReturnResult> {
    const { number, on, carrier } = input;
    const pickup = { on, carrier, note: input.note ?? '' };
    return presentReturnResult(
      await context.services.returnAdmin.arrangePickup(number, signedIn(context).id, pickup),
      context,
    );
  }

  @Allow('return:update')
  @Mutation(() => UpdateReturnResult, {
    description:
      'Buys the label of a US return, or retries; the customer is notified by email once it can be ' +
      'printed. Bought only once: calling it again returns the same result.',
  })
  async requestReturnLabel(
    @Arg('input', () => RequestReturnLabelInput, { description: 'The return.' }) { number }: RequestReturnLabelInput,
    @Ctx() context: ReturnContext,
  ): Promise<typeof UpdateReturnResult> {
    return presentReturnResult(await context.services.returnAdmin.requestLabel(number, signedIn(context).id), context);
  }

  @Allow('return:update')
  @Mutation(() => UpdateReturnResult, {
    description: 'Records that the goods of a return arrived, and how many of each.',
  })
  async receiveReturn(
    @Arg('input', () => ReceiveReturnInput, { description: 'What came.' }) { number, lines }: ReceiveReturnInput,
    @Ctx() context: ReturnContext,
  ): Promise<typeof UpdateReturnResult> {
    return presentReturnResult(
      await context.services.returnAdmin.receive(number, signedIn(context).id, lines),
      context,
    );
  }

  @Allow('return:update')
  @Mutation(() => UpdateReturnResult, {
    description: 'Restocks or writes off each returned unit; the stock history records both.',
  })
  async inspectReturn(
    @Arg('input', () => InspectReturnInput, { description: 'The returned units.' }) {
      number,
      lines,
    }: InspectReturnInput,
    @Ctx() context: ReturnContext,
  ): Promise<typeof UpdateReturnResult> {
    return presentReturnResult(
      await context.services.returnAdmin.inspect(number, signedIn(context).id, lines),
      context,
    );
  }

  @Allow('return:update')
  @Mutation(() => UpdateReturnResult, {
    description:
      'Settles a return by an exchange: as an order at no charge or, if the customer pays the shipping, as ' +
      'a draft order whose link collects it. SOLD_OUT if the units are not in stock.',
  })
  async replaceReturn(
    @Arg('input', () => ReplaceReturnInput, { description: 'The return.' }) { number }: ReplaceReturnInput,
    @Ctx() context: ReturnContext,
  ): Promise<typeof UpdateReturnResult> {
    return presentReturnResult(await context.services.returnAdmin.replace(number, signedIn(context).id), context);
  }

  @Allow('return:update')
  @ConfirmIdentity('large refunds')
  @Mutation(() => UpdateReturnResult, {
    description: 'Settles a return by a refund as in refundPlan, less the return shipping fee.',
  })
  async refundReturn(
    @Arg('input', () => RefundReturnInput, { description: 'The return.' }) {
      number,
      expectedAmount,
    }: RefundReturnInput,
    @Ctx() context: ReturnContext,
  ): Promise<typeof UpdateReturnResult> {
    return presentReturnResult(
      await context.services.returnAdmin.refund(number, refundAuthority(context), expectedAmount),
      context,
    );
  }
}
