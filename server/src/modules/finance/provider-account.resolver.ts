import type { Currency } from '@eunbit/schema/market';
import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import { Allow } from '../../common/allow.ts';
import type { MoneyType } from '../../common/money.types.ts';
import type { LedgerKind } from '../ledger/ledger.record.ts';
import { presentOrder } from '../order/order.presenter.ts';
import type { OrderRecord } from '../order/order.record.ts';
import type { Difference } from './differences.ts';
import type { FinanceContext } from './finance.services.ts';
import type { AnswerSource, ComparedPayment } from './provider-account.service.ts';
import {
  BooksComparisonType,
  type BooksDifference,
  ProviderBalance,
  type ProviderPayment,
  ProviderPaymentPage,
  SOURCES,
} from './provider-account.types.ts';

function presentDifference(
  { kind, provider, shop, currency, intentId, refundId }: Difference,
  order: OrderRecord | null,
  context: FinanceContext,
): BooksDifference {
  const money = (amount: number | null) => (amount === null ? null : { amount, currency });
  return {
    kind,
    provider: money(provider),
    shop: money(shop),
    intentId,
    refundId,
    order: order && presentOrder(order, context),
  };
}

/** What the books say about one kind of movement of a payment; null where they have none. */
function bookedOf({ entries }: ComparedPayment, kind: LedgerKind): MoneyType | null {
  const [first, ...rest] = entries.filter((entry) => entry.kind === kind);
  if (!first) return null;
  // A fee and a refund leave the account; shown beside the provider's figures they are positive like those.
  const amount = Math.abs(rest.reduce((sum, entry) => sum + entry.amount, first.amount));
  return { amount, currency: first.currency };
}

function presentPayment(compared: ComparedPayment, context: FinanceContext): ProviderPayment {
  const { payment, order, differences } = compared;
  const money = (amount: number, currency: Currency = payment.currency) => ({ amount, currency });
  return {
    id: payment.intentId,
    state: payment.status,
    startedAt: payment.startedAt,
    amount: money(payment.amount),
    received: money(payment.received),
    refunded: money(payment.refunded),
    fee: payment.fee,
    booked: bookedOf(compared, 'PAYMENT'),
    bookedRefunds: bookedOf(compared, 'REFUND'),
    bookedFee: bookedOf(compared, 'FEE'),
    card: payment.card,
    receiptUrl: payment.receiptUrl,
    order: order && presentOrder(order, context),
    differences: differences.map((difference) => presentDifference(difference, order, context)),
  };
}

@Resolver()
export class ProviderAccountResolver {
  @Allow('finance:read')
  @Query(() => ProviderBalance, { description: 'What the account at the payment provider holds, for staff.' })
  async providerBalance(
    @Arg('source', () => SOURCES, { description: 'Whether the provider is asked.' }) source: AnswerSource,
    @Ctx() { services }: FinanceContext,
  ): Promise<ProviderBalance> {
    const { value, at, outOfReach } = await services.providerAccount.balance(source);
    const sums = (value ?? []).map(({ currency, available, pending, card }) => {
      const money = (amount: number) => ({ amount, currency });
      return { available: money(available), pending: money(pending), card: money(card) };
    });
    return { readAt: at, outOfReach, sums, dashboardUrl: services.providerAccount.dashboardUrl };
  }

  @Allow('finance:read')
  @Query(() => ProviderPaymentPage, {
    description: "Payments at the provider beside the shop's books, newest first, ten a page, for staff.",
  })
  async providerPayments(
    @Arg('source', () => SOURCES, { description: 'Whether the provider is asked; a later page always asks it.' })
    source: AnswerSource,
    @Arg('after', () => String, { nullable: true, description: '`next` of the page before.' })
    after: string | undefined,
    @Ctx() context: FinanceContext,
  ): Promise<ProviderPaymentPage> {
    const { value, at, outOfReach } = await context.services.providerAccount.payments(source, after ?? null);
    const payments = (value?.payments ?? []).map((payment) => presentPayment(payment, context));
    return { readAt: at, outOfReach, payments, next: value?.next ?? null };
  }

  @Allow('finance:read')
  @Query(() => BooksComparisonType, {
    description: "Where the provider's books and the shop's differ, as compared every hour, for staff.",
  })
  async booksComparison(@Ctx() context: FinanceContext): Promise<BooksComparisonType> {
    const { booksComparison } = context.services;
    const { value, at, outOfReach } = await booksComparison.last();
    const found = await booksComparison.withOrders(value?.differences ?? []);
    return {
      comparedAt: at,
      outOfReach,
      since: value?.since ?? null,
      totalCount: value?.totalCount ?? 0,
      differences: found.map(({ difference, order }) => presentDifference(difference, order, context)),
    };
  }
}
