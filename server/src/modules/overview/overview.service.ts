import type { Market } from '@eunbit/schema/market';
import { dayBefore, startOfDay, startOfMonth, storeDay } from '../../common/store-time.ts';
import type { AccountReader, UserRecord } from '../account/index.ts';
import type { EmailLogService } from '../email/index.ts';
import type { ReviewModeration } from '../review/index.ts';
import type { SaleStatistics, Sales, Span, VisitStatistics } from '../statistics/index.ts';
import type { JobStates } from './job-states.service.ts';

/** Number of newest accounts shown. */
const NEWEST_USERS = 4;

/**
 * Figures of a store for one of its calendar days, or the beginning of that day. Sales are defined as in the
 * statistics.
 */
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
  /** When the figures were read; both days are counted up to this time of day. */
  readonly readAt: Date;
}

export interface SystemHealthFigures {
  readonly failedEmails: number;
  readonly failingJobs: number;
  /** When any job last began; null if none ever did. */
  readonly lastJobRunAt: Date | null;
}

/** The store's calendar day of an instant, from its start to that instant. */
const dayUntil = (market: Market, until: Date): Span => ({ from: startOfDay(market, storeDay(market, until)), until });

interface Deps {
  readonly accountReader: AccountReader;
  readonly emailLog: EmailLogService;
  readonly reviewModeration: ReviewModeration;
  readonly jobs: JobStates;
  readonly visitStatistics: VisitStatistics;
  readonly saleStatistics: SaleStatistics;
}

/** Growth in per cent; 100 if there were none before (STATISTICS-10). */
export function computeGrowth(now: number, before: number): number {
  return before === 0 ? 100 : Math.round(((now - before) / before) * 100);
}

/** Figures of the staff dashboard. Each one is read from an index. */
export function createOverviewService(deps: Deps) {
  const { accountReader: accounts, emailLog, reviewModeration, jobs, visitStatistics, saleStatistics } = deps;

  const newUsers = (market: Market, { from, until }: Span) => accounts.countNew(market, from, until);

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
          saleStatistics.getRevenue(market, daysOfMonth),
          day(market, readAt),
          day(market, dayBefore(market, readAt)),
          reviewModeration.countUnanswered(market),
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
      return accounts.newest({ location }, NEWEST_USERS);
    },

    /** Failures of background processing. */
    async getSystemHealth(): Promise<SystemHealthFigures> {
      const [failedEmails, states] = await Promise.all([emailLog.countFailed(), jobs.list()]);
      const runs = states.flatMap(({ lastRunAt }) => lastRunAt?.getTime() ?? []);
      return {
        failedEmails,
        failingJobs: states.filter(({ failing }) => failing).length,
        lastJobRunAt: runs.length > 0 ? new Date(Math.max(...runs)) : null,
      };
    },
  };
}

export type OverviewService = ReturnType<typeof createOverviewService>;
