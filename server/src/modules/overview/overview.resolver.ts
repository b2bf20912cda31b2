import { CURRENCY_BY_MARKET, Market } from '@eunbit/schema/market';
import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import { Allow, signedIn } from '../../common/allow.ts';
import { holds } from '../../common/permissions.ts';
import { presentUser } from '../user/index.ts';
import type { OverviewContext } from './overview.module.ts';
import { computeGrowth, type DayFigures } from './overview.service.ts';
import { JobType, StoreOverview, SystemHealth } from './overview.types.ts';

@Resolver()
export class OverviewResolver {
  @Allow('overview:read')
  @Query(() => StoreOverview, { description: 'Key figures of a store, for staff.' })
  async storeOverview(
    @Arg('market', () => Market, { description: 'The store.' }) market: Market,
    @Ctx() context: OverviewContext,
  ): Promise<StoreOverview> {
    const { overview } = context.services;
    const withUsers = holds(signedIn(context), 'user:read');
    const [figures, newest] = await Promise.all([
      overview.figures(market),
      withUsers ? overview.newestUsers(market) : [],
    ]);
    const money = (amount: number) => ({ amount, currency: CURRENCY_BY_MARKET[market] });
    const day = ({ revenue, visitors: _, ...counts }: DayFigures) => ({ ...counts, revenue: money(revenue) });
    const [visitorsToday, visitorsYesterday] = [figures.today.visitors, figures.yesterday.visitors];
    return {
      newUsersThisMonth: figures.newUsersThisMonth,
      revenueThisMonth: money(figures.revenueThisMonth),
      today: day(figures.today),
      yesterday: day(figures.yesterday),
      unansweredReviews: figures.unansweredReviews,
      visitorsThisMonth: figures.visitorsThisMonth,
      visitorsToday,
      visitorsYesterday,
      visitorGrowth: computeGrowth(visitorsToday, visitorsYesterday),
      readAt: figures.readAt,
      newestUsers: newest.map((user) => presentUser(user, context.viewer)),
    };
  }

  @Allow('overview:read')
  @Query(() => SystemHealth, { description: 'Failures of background work, of both stores, for staff.' })
  systemHealth(@Ctx() { services }: OverviewContext): Promise<SystemHealth> {
    return services.overview.getSystemHealth();
  }

  @Allow('overview:read')
  @Query(() => [JobType], { description: 'Background jobs, by name, for staff.' })
  async jobs(@Ctx() { services }: OverviewContext): Promise<JobType[]> {
    const jobs = await services.jobStates.list();
    return jobs.map(({ failing, ...job }) => ({ ...job, isFailing: failing }));
  }
}
