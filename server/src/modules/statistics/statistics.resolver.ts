import { Market } from '@eunbit/schema/market';
import { StatisticsPeriod } from '@eunbit/schema/statistics';
import {
  Arg,
  Ctx,
  Query,
  Resolver,
  Root,
  registerEnumType,
  type SubscribeResolverData,
  Subscription,
} from 'type-graphql';
import { Allow } from '../../common/allow.ts';
import { presentSaleStatistics } from './sale-statistics.presenter.ts';
import { SaleStatisticsType } from './sale-statistics.types.ts';
import type { StatisticsContext } from './statistics.module.ts';
import { presentVisitStatistics } from './visit-statistics.presenter.ts';
import { VisitStatisticsType } from './visit-statistics.types.ts';
import { presentNow } from './visits-now.presenter.ts';
import type { VisitsNowAnswer } from './visits-now.service.ts';
import { VisitsNowType } from './visits-now.types.ts';

registerEnumType(StatisticsPeriod, {
  name: 'StatisticsPeriod',
  description: "Period of statistics, until and including today, by the store's calendar.",
  valuesConfig: {
    DAYS_10: { description: '10 days.' },
    DAYS_30: { description: '30 days.' },
    DAYS_60: { description: '60 days.' },
    MONTHS_3: { description: 'Three calendar months: 89 to 92 days.' },
    DAYS_180: { description: '180 days.' },
    DAYS_270: { description: '270 days.' },
    DAYS_365: { description: '365 days.' },
  },
});

@Resolver()
export class StatisticsResolver {
  @Allow('statistics:read')
  @Query(() => VisitStatisticsType, { description: 'Visitor statistics of a store, for staff.' })
  visitStatistics(
    @Arg('market', () => Market, { description: 'The store.' }) market: Market,
    @Arg('period', () => StatisticsPeriod, { description: 'The period.' }) period: StatisticsPeriod,
    @Ctx() { services }: StatisticsContext,
  ) {
    return presentVisitStatistics(market, services.visitStatistics.figures(market, period, new Date()));
  }

  @Allow('statistics:read')
  @Query(() => SaleStatisticsType, { description: 'Sales of a store, for staff.' })
  async saleStatistics(
    @Arg('market', () => Market, { description: 'The store.' }) market: Market,
    @Arg('period', () => StatisticsPeriod, { description: 'The period.' }) period: StatisticsPeriod,
    @Ctx() { services, language }: StatisticsContext,
  ): Promise<SaleStatisticsType> {
    const figures = await services.saleStatistics.figures(market, period, new Date());
    const [funnel, catalogueCache] = await Promise.all([
      services.visitStatistics.funnel(market, figures.spans),
      services.catalogueCache.read(),
    ]);
    return presentSaleStatistics(figures, funnel, { market, language, catalogueCache });
  }

  @Allow('statistics:read')
  @Query(() => VisitsNowType, { description: 'Visitors who are in a store now, for staff.' })
  async visitsNow(
    @Arg('market', () => Market, { description: 'The store.' }) market: Market,
    @Ctx() { services }: StatisticsContext,
  ): Promise<VisitsNowType> {
    return presentNow(await services.visitsNow.readNow(market));
  }

  @Allow('statistics:read')
  @Subscription(() => VisitsNowType, {
    subscribe: ({ args, context }: SubscribeResolverData<unknown, { market: Market }, StatisticsContext>) =>
      context.services.visitsNow.follow(args.market),
    description: 'Changes of the visitors in a store, at most one event in two seconds. For staff.',
  })
  visitsNowChanged(
    @Root() answer: VisitsNowAnswer,
    @Arg('market', () => Market, { description: 'The store.' }) _market: Market,
  ): VisitsNowType {
    return presentNow(answer);
  }
}
