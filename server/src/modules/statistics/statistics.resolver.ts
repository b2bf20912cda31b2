import { Market } from '@eunbit/schema/market';
import { isStatisticsPeriod, STATISTICS_PERIODS, type StatisticsPeriod } from '@eunbit/schema/statistics';
import { GraphQLError } from 'graphql';
import { Arg, Ctx, Int, Query, Resolver, Root, type SubscribeResolverData, Subscription } from 'type-graphql';
import { Allow } from '../../common/allow.ts';
import type { RequestContext } from '../../context.ts';
import { presentSaleStatistics } from './sale-statistics.presenter.ts';
import { SaleStatisticsType } from './sale-statistics.types.ts';
import { presentVisitStatistics } from './visit-statistics.presenter.ts';
import { VisitStatisticsType } from './visit-statistics.types.ts';
import type { VisitsNowAnswer } from './visits-now.service.ts';
import { VisitsNowType } from './visits-now.types.ts';

const DAYS = `Days until today: ${STATISTICS_PERIODS.join(', ')}.`;

function periodOf(days: number): StatisticsPeriod {
  if (isStatisticsPeriod(days)) return days;
  throw new GraphQLError(`days is one of ${STATISTICS_PERIODS.join(', ')}.`, {
    extensions: { code: 'BAD_REQUEST', http: { status: 400 } },
  });
}

/** The types name their lists as arrays that may be changed; the figures are shared by all who follow. */
const presentNow = ({ minutes, pages, countries, ...rest }: VisitsNowAnswer): VisitsNowType => ({
  ...rest,
  minutes: [...minutes],
  pages: [...pages],
  countries: [...countries],
});

@Resolver()
export class StatisticsResolver {
  @Allow('statistics:read')
  @Query(() => VisitStatisticsType, { description: 'What visitors did in a store, for staff.' })
  visitStatistics(
    @Arg('market', () => Market, { description: 'The store.' }) market: Market,
    @Arg('days', () => Int, { description: DAYS }) days: number,
    @Ctx() { services }: RequestContext,
  ) {
    return presentVisitStatistics(market, services.visitStatistics.figures(market, periodOf(days), new Date()));
  }

  @Allow('statistics:read')
  @Query(() => SaleStatisticsType, { description: 'What a store sold, for staff.' })
  async saleStatistics(
    @Arg('market', () => Market, { description: 'The store.' }) market: Market,
    @Arg('days', () => Int, { description: DAYS }) days: number,
    @Ctx() { services, language }: RequestContext,
  ): Promise<SaleStatisticsType> {
    const figures = await services.saleStatistics.figures(market, periodOf(days), new Date());
    const [funnel, shelf] = await Promise.all([
      services.visitStatistics.funnel(market, figures.spans),
      services.live.shelf.read(),
    ]);
    return presentSaleStatistics(figures, funnel, { market, language, shelf });
  }

  @Allow('statistics:read')
  @Query(() => VisitsNowType, { description: 'Who is in a store now, for staff.' })
  async visitsNow(
    @Arg('market', () => Market, { description: 'The store.' }) market: Market,
    @Ctx() { services }: RequestContext,
  ): Promise<VisitsNowType> {
    return presentNow(await services.visitsNow.look(market));
  }

  @Allow('statistics:read')
  @Subscription(() => VisitsNowType, {
    name: 'visitsNow',
    subscribe: ({ args, context }: SubscribeResolverData<unknown, { market: Market }, RequestContext>) =>
      context.services.visitsNow.follow(args.market),
    description: 'Who is in a store, whenever that changes: at most one message in two seconds. For staff.',
  })
  visitsNowChanged(
    @Root() answer: VisitsNowAnswer,
    @Arg('market', () => Market, { description: 'The store.' }) _market: Market,
  ): VisitsNowType {
    return presentNow(answer);
  }
}
