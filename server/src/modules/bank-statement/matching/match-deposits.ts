import type { DepositDifference } from '@eunbit/schema/bank-statement';
import { cutNames, normaliseName, randomPart, runsOf } from './depositor-name.ts';

/** A deposit of a statement. */
export interface LineToMatch {
  readonly id: string;
  readonly receivedOn: string;
  readonly amount: number;
  readonly depositorName: string;
  readonly memo: string;
}

/** An order that is, or was, paid by transfer. */
export interface OrderToMatch {
  readonly number: string;
  /** The day of the order in the store. */
  readonly orderedOn: string;
  readonly depositorName: string;
  /** Amount that the order still awaits; for a closed order, its total. */
  readonly awaited: number;
  readonly status: 'AWAITED' | 'PAID' | 'CANCELLED';
}

export interface Candidate<Order extends OrderToMatch = OrderToMatch> {
  readonly order: Order;
  /** Differences between order and deposit; empty if the match is certain. */
  readonly differences: readonly DepositDifference[];
}

/** Days after an order in which its deposit is expected; staff may set a later deadline than PAYMENT-13. */
export const EXPECTED_DAYS = 30;
/** Maximum candidates per line. */
export const MAXIMUM_CANDIDATES = 5;

const DAY_MS = 86_400_000;
const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / DAY_MS;

/** Indexes orders by the values that a line may contain, to avoid comparing every line with every order. */
class OrderIndex<Order extends OrderToMatch> {
  private readonly byAmount = new Map<number, Order[]>();
  private readonly byName = new Map<string, Order[]>();
  private readonly byCutName = new Map<string, Order[]>();
  private readonly byRandomPart = new Map<string, Order>();

  constructor(orders: readonly Order[]) {
    for (const order of orders) {
      const name = normaliseName(order.depositorName);
      put(this.byAmount, order.awaited, order);
      put(this.byName, name, order);
      for (const cut of cutNames(name)) put(this.byCutName, cut, order);
      this.byRandomPart.set(randomPart(order.number), order);
    }
  }

  /** Orders whose number occurs in a line. */
  numbered({ depositorName, memo }: LineToMatch): Order[] {
    return [depositorName, memo].flatMap(runsOf).flatMap((run) => this.byRandomPart.get(run) ?? []);
  }

  /** Orders whose depositor name matches a line, in full or truncated by the bank. */
  named({ depositorName }: LineToMatch): Order[] {
    const name = normaliseName(depositorName);
    return name === '' ? [] : [...(this.byName.get(name) ?? []), ...(this.byCutName.get(name) ?? [])];
  }

  ofAmount({ amount }: LineToMatch): Order[] {
    return this.byAmount.get(amount) ?? [];
  }
}

function put<Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value): void {
  const values = map.get(key);
  if (values) values.push(value);
  else map.set(key, [value]);
}

function compare(line: LineToMatch, order: OrderToMatch, isNamed: boolean): DepositDifference[] {
  const days = daysBetween(order.orderedOn, line.receivedOn);
  const found: readonly (DepositDifference | false)[] = [
    order.status === 'PAID' && 'ORDER_PAID',
    order.status === 'CANCELLED' && 'ORDER_CANCELLED',
    line.amount < order.awaited && 'AMOUNT_SHORT',
    line.amount > order.awaited && 'AMOUNT_SURPLUS',
    !isNamed && 'NAME_DIFFERS',
    days < 0 && 'BEFORE_ORDER',
    days > EXPECTED_DAYS && 'LONG_AFTER_ORDER',
  ];
  return found.filter((difference) => difference !== false);
}

function findCandidates<Order extends OrderToMatch>(line: LineToMatch, index: OrderIndex<Order>): Candidate<Order>[] {
  const numbered = index.numbered(line);
  // An order number identifies one order, even if others match by name or amount.
  const named = new Set(numbered.length > 0 ? numbered : index.named(line));
  // For closed orders, the amount alone is not a match.
  const others = numbered.length > 0 ? [] : index.ofAmount(line).filter(({ status }) => status === 'AWAITED');
  return [...new Set([...named, ...others])].map((order) => ({
    order,
    differences: compare(line, order, named.has(order)),
  }));
}

const isClean = ({ differences }: Candidate) => differences.length === 0;

/** Weight of each difference; the name counts most. */
const WEIGHT: Readonly<Record<DepositDifference, number>> = {
  NAME_DIFFERS: 4,
  ORDER_CANCELLED: 3,
  ORDER_PAID: 3,
  BEFORE_ORDER: 2,
  LONG_AFTER_ORDER: 2,
  AMOUNT_SHORT: 2,
  AMOUNT_SURPLUS: 2,
  OTHER_ORDER_FITS: 1,
  OTHER_DEPOSIT_FITS: 1,
  SAME_DEPOSIT_BOOKED: 1,
};

const weigh = ({ differences }: Candidate) => differences.reduce((sum, difference) => sum + WEIGHT[difference], 0);

/** Sorts by the lowest weight of differences, then by the order date closest to the deposit. */
function byLikelihood({ receivedOn }: LineToMatch) {
  const distance = ({ order }: Candidate) => Math.abs(daysBetween(order.orderedOn, receivedOn));
  return (one: Candidate, other: Candidate) =>
    weigh(one) - weigh(other) || distance(one) - distance(other) || (one.order.number < other.order.number ? -1 : 1);
}

const withDifference = <Order extends OrderToMatch>(
  candidate: Candidate<Order>,
  difference: DepositDifference,
): Candidate<Order> => ({ ...candidate, differences: [...candidate.differences, difference] });

/**
 * Finds the orders that deposits may be for. A candidate without differences is certain: amount, name and day match, no other
 * order matches the line equally well, and no other line matches the order. So `lines` must include every open line with one of
 * these amounts, and `orders` every order that awaits a deposit. `bookedBefore` are lines that equal one already booked.
 */
export function matchDeposits<Order extends OrderToMatch>(
  lines: readonly LineToMatch[],
  orders: readonly Order[],
  bookedBefore: ReadonlySet<string> = new Set(),
): ReadonlyMap<string, readonly Candidate<Order>[]> {
  const index = new OrderIndex(orders);
  const found = lines.map((line) => ({ line, candidates: findCandidates(line, index) }));

  const linesOfOrder = new Map<Order, number>();
  for (const { candidates } of found) {
    for (const { order } of candidates.filter(isClean)) linesOfOrder.set(order, (linesOfOrder.get(order) ?? 0) + 1);
  }

  function compete({ line, candidates }: (typeof found)[number]): Candidate<Order>[] {
    const isAmbiguous = candidates.filter(isClean).length > 1;
    return candidates.map((candidate) => {
      if (!isClean(candidate)) return candidate;
      if (isAmbiguous) return withDifference(candidate, 'OTHER_ORDER_FITS');
      if ((linesOfOrder.get(candidate.order) ?? 0) > 1) return withDifference(candidate, 'OTHER_DEPOSIT_FITS');
      return bookedBefore.has(line.id) ? withDifference(candidate, 'SAME_DEPOSIT_BOOKED') : candidate;
    });
  }

  return new Map(
    found.map((each) => [each.line.id, compete(each).sort(byLikelihood(each.line)).slice(0, MAXIMUM_CANDIDATES)]),
  );
}
