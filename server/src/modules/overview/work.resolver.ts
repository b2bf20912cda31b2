import { Ctx, Query, Resolver } from 'type-graphql';
import { Allow, signedIn } from '../../common/allow.ts';
import type { OverviewContext } from './overview.module.ts';
import { WorkType } from './work.types.ts';

@Resolver()
export class WorkResolver {
  @Allow('work:read')
  @Query(() => [WorkType], {
    description:
      'What there is to be done, of what the caller may see: that which has waited longest first, then what has no age, ' +
      'then what there is none of.',
  })
  workToDo(@Ctx() context: OverviewContext): Promise<WorkType[]> {
    return context.services.work.list(signedIn(context));
  }
}
