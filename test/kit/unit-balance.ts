import { countUnits, type StockMovementKind } from '@eunbit/schema/stock';
import type { OrderRecord } from '@eunbit/server/modules/order/order.record';
import type { ReturnRecord } from '@eunbit/server/modules/return/return.model';
import { stockId, stockModel } from '@eunbit/server/modules/stock/stock.model';
import { stockMovementModel } from '@eunbit/server/modules/stock/stock-movement.model';
import type { Connection } from 'mongoose';
import type { Market } from './chaos-balance.ts';

/** The expected changes of a stock level. */
export interface ExpectedLevel {
  readonly market: Market;
  readonly productId: string;
  /** Initial quantity. */
  readonly opening: number;
  /** Units that staff have added. */
  readonly entered?: number;
}

interface Trade {
  readonly orders: readonly OrderRecord[];
  readonly returns: readonly ReturnRecord[];
}

/** Sales and cancellations count for the units of an order; staff add and remove units. */
const SOURCE: Readonly<Record<StockMovementKind, string>> = {
  OPENING: 'opening',
  SALE: 'sold',
  CANCELLATION: 'sold',
  RETURN: 'returned',
  WRITE_OFF: 'written off',
  RESTOCK: 'entered',
  EDIT: 'entered',
  ADJUSTMENT: 'adjusted',
};

/** Units by cause: the order, and the reason. */
class Units {
  readonly bySource = new Map<string, number>();

  add(source: string, orderNumber: string | null, units: number): void {
    const key = orderNumber === null ? source : `${source} ${orderNumber}`;
    this.bySource.set(key, (this.bySource.get(key) ?? 0) + units);
  }

  differencesFrom(others: Units): string[] {
    const keys = new Set([...this.bySource.keys(), ...others.bySource.keys()]);
    return [...keys].flatMap((key) => {
      const [units, wanted] = [this.bySource.get(key) ?? 0, others.bySource.get(key) ?? 0];
      return units === wanted ? [] : [`${units} units ${key} instead of ${wanted}`];
    });
  }
}

function readWanted({ market, productId, opening, entered = 0 }: ExpectedLevel, { orders, returns }: Trade): Units {
  const wanted = new Units();
  wanted.add(SOURCE.OPENING, null, opening);
  wanted.add(SOURCE.EDIT, null, entered);
  for (const { number, status, lines } of orders.filter((order) => order.market === market)) {
    if (status === 'ORDER_CANCELLED') continue;
    for (const line of lines) if (line.productId === productId) wanted.add(SOURCE.SALE, number, -line.quantity);
  }
  for (const { orderNumber, inspected } of returns.filter((one) => one.market === market)) {
    for (const { restocked, writtenOff } of (inspected ?? []).filter((line) => line.productId === productId)) {
      wanted.add(SOURCE.RETURN, orderNumber, restocked + writtenOff);
      wanted.add(SOURCE.WRITE_OFF, orderNumber, -writtenOff);
    }
  }
  return wanted;
}

/**
 * Problems of stock levels without held units, as text: the initial quantity and all changes, order by order, must add up to the
 * current quantity, and the movements must match.
 */
export async function findUnitProblems(
  connection: Connection,
  levels: readonly ExpectedLevel[],
  trade: Trade,
): Promise<string[]> {
  const problems = await Promise.all(
    levels.map(async (expected) => {
      const id = stockId(expected.market, expected.productId);
      const level = await stockModel(connection).findById(id).lean();
      const movements = await stockMovementModel(connection).find({ stockId: id }).sort({ version: 1 }).lean();
      const moved = new Units();
      let units = 0;
      const found: string[] = [];
      for (const { kind, orderNumber, unitsBefore, unitsAfter, version } of movements) {
        if (unitsBefore !== units) found.push(`movement ${version} begins at ${unitsBefore} units instead of ${units}`);
        moved.add(SOURCE[kind], orderNumber, unitsAfter - unitsBefore);
        units = unitsAfter;
      }
      const there = level ? countUnits(level) : 0;
      if (there !== units) found.push(`${there} units instead of ${units}`);
      if (level?.reserved !== 0) found.push(`${level?.reserved} units held`);
      return [...found, ...moved.differencesFrom(readWanted(expected, trade))].map((problem) => `${id}: ${problem}`);
    }),
  );
  return problems.flat();
}
