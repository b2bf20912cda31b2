import type { Market } from '@eunbit/schema/market';
import type { Connection } from 'mongoose';
import { dayBefore, startOfDay, startOfMonth, storeDay } from '../../common/store-time.ts';
import { userModel } from '../account/user.model.ts';
import type { UserRecord } from '../account/user.record.ts';
import { emailModel } from '../email/email.model.ts';
import { reviewModel } from '../review/review.model.ts';
import type { Span } from '../statistics/calendar.ts';
import type { SaleStatistics, Sales } from '../statistics/sale-statistics.service.ts';
import type { VisitStatistics } from '../statistics/visit-statistics.service.ts';
import type { JobStates } from './job-states.service.ts';

/** Newest accounts that are shown. */
const NEWEST_USERS = 4;

/** What happened in a store within one calendar day of it, or a part of it. Sales are counted as in the statistics. */
export interface DayFigures extends Sales {
  readonly newUsers: number;
  readonly visitors: number;
}

export interface StoreFigures {
  readonly newUsersThisMonth: number;
  readonly revenueThisMonth: number;
  readonly today: DayFigures;
  readonly yesterday: DayFigures;
  readonly unansweredReviews: number;
  readonly visitorsThisMonth: number;
  /** When this was read: both days are looked at until this time of the day. */
  readonly readAt: Date;
}

export interface SystemHealthFigures {
  readonly failedEmails: number;
  readonly failingJobs: number;
}

/** The calendar day of an instant in a store, until that instant. */
const dayUntil = (market: Market, until: Date): Span => ({ from: startOfDay(market, storeDay(market, until)), until });

interface Deps {
  readonly connection: Connection;
  readonly jobs: JobStates;
  readonly visitStatistics: VisitStatistics;
  readonly saleStatistics: SaleStatistics;
}

/** By how many per cent there are more; 100 where there were none before (STATISTICS-10). */
export function growthOf(now: number, before: number): number {
  return before === 0 ? 100 : Math.round(((now - before) / before) * 100);
}

/** The shop at a glance, for the dashboard of staff. Each figure is read from an index. */
export function createOverviewService({ connection, jobs, visitStatistics, saleStatistics }: Deps) {
  const users = userModel(connection);
  const reviews = reviewModel(connection);
  const emailRecords = emailModel(connection);

  const newUsers = (location: Market, { from, until }: Span) =>
    users.countDocuments({ location, createdAt: { $gte: from, $lt: until } }).exec();

  async function day(market: Market, until: Date): Promise<DayFigures> {
    const span = dayUntil(market, until);
    const [sales, joined, visitors] = await Promise.all([
      saleStatistics.within(market, span),
      newUsers(market, span),
      visitStatistics.visitorsWithin(market, span),
    ]);
    return { ...sales, newUsers: joined, visitors };
  }

  return {
    async figures(market: Market): Promise<StoreFigures> {
      const readAt = new Date();
      const month = startOfMonth(market, readAt);
      const daysOfMonth = { from: storeDay(market, month), to: storeDay(market, readAt) };
      const [newUsersThisMonth, revenueThisMonth, today, yesterday, unansweredReviews, visitorsThisMonth] =
        await Promise.all([
          newUsers(market, { from: month, until: readAt }),
          saleStatistics.revenueOf(market, daysOfMonth),
          day(market, readAt),
          day(market, dayBefore(market, readAt)),
          reviews.countDocuments({ market, 'reply.at': null }),
          visitStatistics.visitorsOfMonth(market, readAt),
        ]);
      return {
        newUsersThisMonth,
        revenueThisMonth,
        today,
        yesterday,
        unansweredReviews,
        visitorsThisMonth,
        readAt,
      };
    },

    newestUsers(location: Market): Promise<UserRecord[]> {
      return users.find({ location }).sort({ createdAt: -1, _id: -1 }).limit(NEWEST_USERS).lean().exec();
    },

    /** What went wrong without anybody having asked for it. */
    async desk(): Promise<SystemHealthFigures> {
      const [failedEmails, states] = await Promise.all([emailRecords.countDocuments({ state: 'FAILED' }), jobs.list()]);
      return { failedEmails, failingJobs: states.filter(({ failing }) => failing).length };
    },
  };
}

export type OverviewService = ReturnType<typeof createOverviewService>;
