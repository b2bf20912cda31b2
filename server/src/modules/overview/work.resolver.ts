import { Ctx, Query, Resolver } from 'type-graphql';
import { Allow, signedIn } from '../../common/allow.ts';
import type { OverviewContext } from './overview.module.ts';
import { WorkType } from './work.types.ts';

@Resolver()
export class WorkResolver {
  @Allow('work:read')
  @Query(() => [WorkType], {
    description:
      'Tasks for staff, as far as the caller may see them. Sorted by age, oldest first; then tasks without ' +
      'an age; kinds without tasks come last.',
  })
  workToDo(@Ctx() context: OverviewContext): Promise<WorkType[]> {
    return context.services.work.list(signedIn(context));
  }
}
