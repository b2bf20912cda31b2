import { Currency, Market } from '@eunbit/schema/market';
import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import { Allow } from '../../common/allow.ts';
import { badRequest } from '../../common/bad-request.ts';
import type { MoneyType } from '../../common/money.types.ts';
import { AlsoWhenClosed } from '../../common/open-stores.ts';
import type { Page } from '../../common/pagination.ts';
import { LocalDate } from '../../common/scalars.ts';
import type { LedgerRecord } from './ledger.model.ts';
import type { LedgerContext } from './ledger.module.ts';
import type { LedgerRange } from './ledger.service.ts';
import { LedgerConnection, type LedgerEntryType, LedgerSummary, OrderLedger } from './ledger.types.ts';
import { toLedgerRange } from './ledger-range.ts';

function parseRange(market: Market, first: string, last: string): LedgerRange {
  const range = toLedgerRange(market, first, last);
  if (range) return range;
  throw badRequest('A range is of days, YYYY-MM-DD; it has at least one and at most 366 of them.');
}

function sumByCurrency(movements: readonly { readonly currency: Currency; readonly amount: number }[]): MoneyType[] {
  return Object.values(Currency).flatMap((currency) => {
    const amounts = movements.filter((movement) => movement.currency === currency);
    const amount = amounts.reduce((sum, movement) => sum + movement.amount, 0);
    return amounts.length > 0 ? [{ amount, currency }] : [];
  });
}

function presentEntry({ _id, currency, amount, disputeId = null, ...rest }: LedgerRecord): LedgerEntryType {
  return { ...rest, disputeId, id: _id, amount: { amount, currency } };
}

@Resolver()
export class LedgerResolver {
  @Allow('finance:read')
  @AlsoWhenClosed()
  @Query(() => LedgerSummary, { description: 'Ledger totals of a store over at most 366 days, for staff.' })
  async ledgerSummary(
    @Arg('market', () => Market, { description: 'The store.' }) market: Market,
    @Arg('from', () => LocalDate, { description: "First day, by the store's calendar." }) from: string,
    @Arg('to', () => LocalDate, { description: 'Last day; the period is at most 366 days.' }) to: string,
    @Ctx() { services }: LedgerContext,
  ): Promise<LedgerSummary> {
    const sums = await services.ledger.sums(parseRange(market, from, to));
    const presented = sums.map(({ kind, amount, currency, count }) => ({ kind, count, amount: { amount, currency } }));
    return { sums: presented, net: sumByCurrency(sums) };
  }

  @Allow('finance:read')
  @AlsoWhenClosed()
  @Query(() => LedgerConnection, { description: 'Ledger entries of a store, newest first, for staff.' })
  async ledger(
    @Arg('market', () => Market, { description: 'The store.' }) market: Market,
    @Arg('from', () => LocalDate, { description: "First day, by the store's calendar." }) from: string,
    @Arg('to', () => LocalDate, { description: 'Last day; the period is at most 366 days.' }) to: string,
    @Arg('first', () => Int, { defaultValue: 20, description: 'Number of rows, 1 to 100.' }) first: number,
    @Arg('after', () => String, { nullable: true, description: '`endCursor` of the previous page.' })
    after: string | undefined,
    @Ctx() { services }: LedgerContext,
  ): Promise<Page<LedgerEntryType>> {
    const page = await services.ledger.list(parseRange(market, from, to), first, after);
    return { ...page, edges: page.edges.map(({ node, cursor }) => ({ node: presentEntry(node), cursor })) };
  }

  @Allow('finance:read')
  @Query(() => OrderLedger, { description: 'Ledger entries of an order, for staff; empty if unpaid.' })
  async orderLedger(
    @Arg('orderNumber', () => String, { description: 'Order number; dashes, spaces and case do not matter.' })
    orderNumber: string,
    @Ctx() { services }: LedgerContext,
  ): Promise<OrderLedger> {
    const entries = await services.ledger.ofOrder(orderNumber);
    return { entries: entries.map(presentEntry), net: sumByCurrency(entries) };
  }
}
