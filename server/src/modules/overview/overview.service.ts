import type { Market } from '@eunbit/schema/market';
import type { Connection } from 'mongoose';
import { startOfDay, startOfMonth, startOfNextDay, storeDay } from '../../common/store-time.ts';
import { type UserRecord, userModel } from '../account/user.model.ts';
import type { LedgerService } from '../finance/ledger.service.ts';
import { mailModel } from '../mail/mail.model.ts';
import { orderModel } from '../order/order.model.ts';
import { reviewModel } from '../review/review.model.ts';
import type { VisitStatistics } from '../statistics/visit-statistics.service.ts';
import type { JobStates } from './job-states.service.ts';

/** Newest accounts that are shown. */
const NEWEST_USERS = 4;

interface Span {
  readonly from: Date;
  readonly to: Date;
}

/** What happened in a store within one calendar day of it. */
export interface DayFigures {
  readonly orders: number;
  readonly newUsers: number;
  /** Money that came in less what went back, in minor units. */
  readonly revenue: number;
}

export interface StoreFigures {
  readonly newUsersThisMonth: number;
  readonly revenueThisMonth: number;
  readonly today: DayFigures;
  readonly yesterday: DayFigures;
  readonly unansweredReviews: number;
  readonly visitors: VisitorFigures;
}

/** Different visitors of a store, as far as visits were counted. */
interface VisitorFigures {
  readonly thisMonth: number;
  readonly today: number;
  readonly yesterday: number;
}

export interface DeskFigures {
  readonly failedLetters: number;
  readonly failingJobs: number;
}

/** Days and month as the store's own calendar has them. */
function spansOf(market: Market, now: Date) {
  const today = startOfDay(market, storeDay(market, now));
  // Twelve hours before midnight it is yesterday, whatever the clocks do.
  const yesterday = startOfDay(market, storeDay(market, new Date(today.getTime() - 12 * 3_600_000)));
  const tomorrow = startOfNextDay(market, storeDay(market, now));
  return {
    today: { from: today, to: tomorrow },
    yesterday: { from: yesterday, to: today },
    month: { from: startOfMonth(market, now), to: tomorrow },
  };
}

interface Deps {
  readonly connection: Connection;
  readonly ledger: LedgerService;
  readonly jobs: JobStates;
  readonly visitStatistics: VisitStatistics;
}

/** By how many per cent there are more; 100 where there were none before (spec 002 §2). */
export function growthOf(now: number, before: number): number {
  return before === 0 ? 100 : Math.round(((now - before) / before) * 100);
}

/** The shop at a glance, for the dashboard of staff. Each figure is read from an index. */
export function createOverviewService({ connection, ledger, jobs, visitStatistics }: Deps) {
  const users = userModel(connection);
  const orders = orderModel(connection);
  const reviews = reviewModel(connection);
  const mails = mailModel(connection);

  const within = ({ from, to }: Span) => ({ createdAt: { $gte: from, $lt: to } });
  const newUsers = (location: Market, span: Span) => users.countDocuments({ location, ...within(span) }).exec();

  async function revenue(market: Market, { from, to }: Span): Promise<number> {
    const sums = await ledger.sums({ market, from, to });
    const moved = sums.filter(({ kind }) => kind === 'PAYMENT' || kind === 'REFUND');
    return moved.reduce((total, { amount }) => total + amount, 0);
  }

  async function day(market: Market, span: Span): Promise<DayFigures> {
    const [placed, joined, earned] = await Promise.all([
      orders.countDocuments({ market, ...within(span) }),
      newUsers(market, span),
      revenue(market, span),
    ]);
    return { orders: placed, newUsers: joined, revenue: earned };
  }

  return {
    async figures(market: Market): Promise<StoreFigures> {
      const now = new Date();
      const { today, yesterday, month } = spansOf(market, now);
      const [newUsersThisMonth, revenueThisMonth, ofToday, ofYesterday, unansweredReviews, visitors] =
        await Promise.all([
          newUsers(market, month),
          revenue(market, month),
          day(market, today),
          day(market, yesterday),
          reviews.countDocuments({ market, 'reply.at': null }),
          visitStatistics.visitors(market, now),
        ]);
      return {
        newUsersThisMonth,
        revenueThisMonth,
        today: ofToday,
        yesterday: ofYesterday,
        unansweredReviews,
        visitors,
      };
    },

    newestUsers(location: Market): Promise<UserRecord[]> {
      return users.find({ location }).sort({ createdAt: -1, _id: -1 }).limit(NEWEST_USERS).lean().exec();
    },

    /** What went wrong without anybody having asked for it. */
    async desk(): Promise<DeskFigures> {
      const [failedLetters, states] = await Promise.all([mails.countDocuments({ state: 'FAILED' }), jobs.list()]);
      return { failedLetters, failingJobs: states.filter(({ failing }) => failing).length };
    },
  };
}

export type OverviewService = ReturnType<typeof createOverviewService>;
