import { Market } from '@eunbit/schema/market';
import { storeDay } from '@eunbit/server/common/store-time';
import { type ProductRecord, productModel } from '@eunbit/server/modules/catalogue/product.model';
import { ledgerModel } from '@eunbit/server/modules/ledger/ledger.model';
import { paidByTransfer, voided } from '@eunbit/server/modules/ledger/ledger-entries';
import { guestMarkModel } from '@eunbit/server/modules/order/guest/guest-mark.model';
import { isGuestOrder } from '@eunbit/server/modules/order/guest/guest-order';
import { orderModel } from '@eunbit/server/modules/order/order.model';
import type { OrderRecord } from '@eunbit/server/modules/order/order.record';
import { addDays, daysBetween, daysOfSpan } from '@eunbit/server/modules/statistics/calendar';
import { createCountings } from '@eunbit/server/modules/statistics/countings';
import { mergeFigures, type VisitFigures } from '@eunbit/server/modules/statistics/visit-figures';
import { createRollupWriter, rollupId, visitRollupModel } from '@eunbit/server/modules/statistics/visit-rollup.model';
import { VisitTally } from '@eunbit/server/modules/statistics/visit-tally';
import { KNOWN_DAYS, visitorDay } from '@eunbit/server/modules/statistics/visitor-days';
import { visitModel } from '@eunbit/server/modules/visit/visit.model';
import { visitEventModel } from '@eunbit/server/modules/visit/visit-event.model';
import { type Connection, Types } from 'mongoose';
import { demoOrder } from './demo-orders.ts';
import { type DemoVisit, demoVisits } from './demo-visits.ts';
import { insertAll } from './insert-all.ts';
import { seedDemoPeople } from './seed-demo-people.ts';

export interface DemoOptions {
  /** The same seed on the same day gives the same figures. */
  readonly seed: number;
  readonly now: Date;
  /** Number of days until today. */
  readonly days: number;
  /** Visits on an average day, both stores together. */
  readonly visits: number;
  /** Pass code of all guest orders, encrypted with the secret of the shop. */
  readonly encryptedPassCode: string;
}

/** The traffic of one store: days are generated in order, so that returning visitors are known. */
function createDemoStore(
  connection: Connection,
  market: Market,
  products: readonly ProductRecord[],
  options: DemoOptions,
) {
  const { seed, now, visits, encryptedPassCode } = options;
  const write = createRollupWriter(connection);
  const shown = products.map(({ _id, slug }) => ({ id: String(_id), slug }));
  const today = storeDay(market, now);
  const firstKept = addDays(today, -KNOWN_DAYS);
  const lastDay = new Map<string, string>();
  const months = new Map<string, VisitFigures[]>();

  function countVisits(made: readonly DemoVisit[]): VisitFigures {
    const tally = new VisitTally();
    for (const { visit, events } of made) tally.add({ ...visit, events });
    return tally.figures();
  }

  /** Sets for each visit whether its browser has come before, as far back as the shop would know. */
  function markReturning(made: readonly DemoVisit[], day: string): void {
    const seenToday = new Set<string>();
    for (const { visit } of made) {
      if (visit.visitor === null) continue;
      const last = lastDay.get(visit.visitor);
      const isKnown = last !== undefined && daysBetween(last, day) <= KNOWN_DAYS;
      visit.returning = isKnown || seenToday.has(visit.visitor);
      seenToday.add(visit.visitor);
    }
  }

  function buildVisitors(made: readonly DemoVisit[], day: string) {
    const visitors = new Set(made.flatMap(({ visit }) => visit.visitor ?? []));
    const unknown = made.filter(({ visit }) => visit.visitor === null).length;
    const counted = visitorDay(unknown, visitors, (visitor) => {
      const last = lastDay.get(visitor);
      return last === undefined ? null : daysBetween(last, day);
    });
    for (const visitor of visitors) lastDay.set(visitor, day);
    return counted;
  }

  function buildOrders(made: readonly DemoVisit[]): OrderRecord[] {
    if (products.length === 0) return [];
    const purchases = made.flatMap(({ events }) => events.filter(({ kind }) => kind === 'PURCHASED'));
    return purchases.map(({ visitId, at }) =>
      demoOrder({ seed, market, at, now, visitId, products, encryptedPassCode }),
    );
  }

  return {
    async addDay(day: string): Promise<OrderRecord[]> {
      const made = demoVisits({ seed, market, day, visits, products: shown, now });
      markReturning(made, day);
      const figures = countVisits(made);
      const month = day.slice(0, 7);
      months.set(month, [...(months.get(month) ?? []), figures]);
      const visitors = buildVisitors(made, day);
      await write({
        _id: rollupId(market, day),
        market,
        unit: 'DAY',
        start: day,
        countedAt: now,
        visitors,
        ...figures,
      });
      if (day >= firstKept) {
        await insertAll(
          visitModel(connection),
          made.map(({ visit }) => visit),
        );
        await insertAll(
          visitEventModel(connection),
          made.flatMap(({ events }) => events),
        );
      }
      return buildOrders(made);
    },

    async addMonths(): Promise<void> {
      for (const [start, days] of months) {
        const rollup = { _id: rollupId(market, start), market, unit: 'MONTH' as const, start, countedAt: now };
        await write({ ...rollup, ...mergeFigures(days) });
      }
    },
  };
}

async function addOrders(connection: Connection, orders: readonly OrderRecord[]): Promise<void> {
  await insertAll(orderModel(connection), orders);
  const movements = orders.map((order) =>
    order.payment.status === 'PAID' ? paidByTransfer(order, order.createdAt) : voided(order, order.createdAt),
  );
  await insertAll(ledgerModel(connection), movements);
  const guests = new Set(orders.filter(isGuestOrder).map(({ email }) => email));
  await insertAll(
    guestMarkModel(connection),
    [...guests].map((email) => ({ _id: new Types.ObjectId(), email })),
  );
}

/**
 * Fills an empty shop with demo visitors, sales, members, reviews and requests. All figures are computed by the counting rules of
 * the shop; single visits are kept as long as the shop keeps them. False if the shop already has visitors or sales.
 */
export async function seedDemo(connection: Connection, options: DemoOptions): Promise<boolean> {
  const { now, days } = options;
  if ((await visitRollupModel(connection).exists({})) || (await orderModel(connection).exists({}))) return false;
  const products = await productModel(connection).find().sort({ role: 1 }).lean();
  const orders: Record<Market, OrderRecord[]> = { KR: [], US: [] };
  for (const market of Object.values(Market)) {
    const store = createDemoStore(connection, market, products, options);
    const to = storeDay(market, now);
    for (const day of daysOfSpan({ from: addDays(to, 1 - days), to })) {
      orders[market].push(...(await store.addDay(day)));
    }
    await store.addMonths();
    orders[market].sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
    await addOrders(connection, orders[market]);
  }
  await seedDemoPeople(connection, { seed: options.seed, now, days, products, orders });
  const counted = createCountings(connection);
  await counted.visits.rebuild(now);
  await counted.sales.rebuild(now);
  return true;
}
