import { newPublicNumber } from '@eunbit/server/common/public-number';
import { auditModel } from '@eunbit/server/modules/audit/audit.model';
import { emailModel } from '@eunbit/server/modules/email/email.model';
import { type LedgerRecord, ledgerModel } from '@eunbit/server/modules/ledger/ledger.model';
import type { ExtraWrites } from '@eunbit/server/modules/order/change/change-order';
import type { Decision } from '@eunbit/server/modules/order/decision';
import { orderModel } from '@eunbit/server/modules/order/order.model';
import type { OrderRecord } from '@eunbit/server/modules/order/order.record';
import { stockMovementModel } from '@eunbit/server/modules/stock/stock-movement.model';
import { Types } from 'mongoose';
import { readOrder } from './order-edits.ts';
import type { TestShop } from './test-shop.ts';

/** A decision with a unique name. */
export interface NamedDecision {
  readonly name: string;
  readonly decide: (order: OrderRecord, now: Date) => Decision<unknown>;
  readonly extraWrites?: ExtraWrites;
}

/** Result of a decision: the version of the order on which it was made, and whether it changed anything. */
export interface Made {
  readonly name: string;
  readonly version: number;
  readonly isSaved: boolean;
}

/** Copies an order; the copies differ only in their numbers, so that the effects of decisions can be compared. */
export async function copyOrder(shop: TestShop, number: string, count: number): Promise<string[]> {
  const [order, entries] = await Promise.all([
    readOrder(shop, number),
    ledgerModel(shop.connection).find({ orderNumber: number }).lean(),
  ]);
  const numbers = Array.from({ length: count }, () => newPublicNumber('EB', order.market, order.createdAt));
  const { intentId } = order.payment;
  const orders = numbers.map((copy) => ({
    ...order,
    _id: new Types.ObjectId(),
    checkoutId: new Types.ObjectId(),
    number: copy,
    payment: { ...order.payment, intentId: intentId && `${intentId}-${copy}` },
  }));
  const ledger = numbers.flatMap((copy) =>
    entries.map((entry): LedgerRecord => ({ ...entry, _id: `${entry._id}:${copy}`, orderNumber: copy })),
  );
  await orderModel(shop.connection).insertMany(orders);
  await ledgerModel(shop.connection).insertMany(ledger);
  return numbers;
}

/** A barrier that resolves once `count` callers have arrived. */
function createMeeting(count: number): () => Promise<void> {
  let missing = count;
  let open = () => {};
  const all = new Promise<void>((resolve) => {
    open = resolve;
  });
  return () => {
    missing -= 1;
    if (missing === 0) open();
    return all;
  };
}

/**
 * Makes all decisions on one order concurrently, on several servers: each has read the order before the first is saved. Returns
 * them in the order in which they were made.
 */
export async function decideAtOnce(
  shop: TestShop,
  number: string,
  decisions: readonly NamedDecision[],
): Promise<Made[]> {
  const meet = createMeeting(decisions.length);
  const made = await Promise.all(
    decisions.map(({ decide, extraWrites, name }, index) =>
      decideOnce(shop, index, number, { name, decide, extraWrites }, meet),
    ),
  );
  return made.toSorted((one, other) => one.version - other.version || Number(one.isSaved) - Number(other.isSaved));
}

/** Makes these decisions on one order one after the other. */
export async function decideInTurn(
  shop: TestShop,
  number: string,
  decisions: readonly NamedDecision[],
): Promise<Made[]> {
  const made: Made[] = [];
  for (const decision of decisions) made.push(await decideOnce(shop, 0, number, decision));
  return made;
}

async function decideOnce(
  shop: TestShop,
  server: number,
  number: string,
  { name, decide, extraWrites }: NamedDecision,
  meet: (() => Promise<void>) | null = null,
): Promise<Made> {
  const { changeOrder } = shop.app(server % shop.apps.length).services;
  let version = -1;
  const decideMet = async (order: OrderRecord, now: Date) => {
    const isFirst = version === -1;
    version = order.version;
    if (isFirst) await meet?.();
    return decide(order, now);
  };
  const changed = await changeOrder(number, decideMet, extraWrites);
  return { name, version, isSaved: Boolean(changed && 'order' in changed && changed.order.version > version) };
}

/** Removes values that differ between equal orders: dates, numbers, and ids that are generated on saving. */
function withoutChance(value: unknown, number: string): unknown {
  if (value instanceof Date) return 'a date';
  if (value instanceof Types.ObjectId || (typeof value === 'string' && /^[0-9a-f]{24}$/.test(value))) return 'an id';
  if (typeof value === 'string') return value.replaceAll(number, 'its number');
  if (Array.isArray(value)) return value.map((part) => withoutChance(part, number));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withoutChance(part, number)]));
}

/** An order with all its effects: money, stock, emails and the activity log, reduced to what its twin must have in common. */
export async function readAll(shop: TestShop, number: string) {
  const { connection } = shop;
  const [order, ledger, emails, log, stock] = await Promise.all([
    readOrder(shop, number),
    ledgerModel(connection).find({ orderNumber: number }).lean(),
    emailModel(connection).find({ 'refs.orderNumber': number }).lean(),
    auditModel(connection).find({ subject: 'ORDER', subjectId: number }).lean(),
    stockMovementModel(connection).find({ orderNumber: number }).lean(),
  ]);
  // The search keys of an order contain its number.
  const { _id, number: _, checkoutId, searchKeys, payment, ...rest } = order;
  return {
    order: withoutChance({ ...rest, payment: { ...payment, intentId: null } }, number),
    ledger: ledger.map(({ kind, amount }) => `${kind} ${amount}`).toSorted(),
    emails: emails.map(({ kind }) => kind).toSorted(),
    log: log.map(({ action, by }) => `${action} ${by}`).toSorted(),
    stock: stock
      .map(({ kind, stockId, unitsAfter, unitsBefore }) => `${kind} ${stockId} ${unitsAfter - unitsBefore}`)
      .toSorted(),
  };
}
