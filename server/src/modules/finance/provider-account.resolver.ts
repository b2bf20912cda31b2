import { Arg, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import { Allow } from '../../common/allow.ts';
import { MoneyType } from '../../common/money.types.ts';
import { OrderType, presentOrder } from '../order/index.ts';
import type { FinanceContext } from './finance.module.ts';
import { getBookedAmount, presentDifference, presentPayment } from './provider-account.presenter.ts';
import type { AnswerSource } from './provider-account.service.ts';
import {
  BooksComparisonType,
  BooksDifference,
  ProviderBalance,
  ProviderPayment,
  ProviderPaymentConnection,
  SOURCES,
} from './provider-account.types.ts';

@Resolver()
export class ProviderAccountResolver {
  @Allow('finance:read')
  @Query(() => ProviderBalance, { description: 'Balance at the payment provider, for staff.' })
  async providerBalance(
    @Arg('source', () => SOURCES, { description: 'Whether to query the provider.' }) source: AnswerSource,
    @Ctx() { services }: FinanceContext,
  ): Promise<ProviderBalance> {
    const { value, at, outOfReach } = await services.providerAccount.balance(source);
    const sums = (value ?? []).map(({ currency, available, pending, card }) => {
      const money = (amount: number) => ({ amount, currency });
      return { available: money(available), pending: money(pending), card: money(card) };
    });
    const { isConfigured, dashboardUrl } = services.providerAccount;
    return { readAt: at, isProviderConfigured: isConfigured, isProviderUnreachable: outOfReach, sums, dashboardUrl };
  }

  @Allow('finance:read')
  @Query(() => ProviderPaymentConnection, {
    description: "Payments at the provider, compared with the shop's ledger, newest first, ten per page, for staff.",
  })
  async providerPayments(
    @Arg('source', () => SOURCES, { description: 'Whether to query the provider; later pages always query it.' })
    source: AnswerSource,
    @Arg('after', () => String, { nullable: true, description: 'Cursor; returns the rows after it.' })
    after: string | undefined,
    @Ctx() { services }: FinanceContext,
  ): Promise<ProviderPaymentConnection> {
    const { value, at, outOfReach } = await services.providerAccount.payments(source, after ?? null);
    const edges = (value?.payments ?? []).map((payment) => ({
      node: presentPayment(payment),
      cursor: payment.intentId,
    }));
    return Object.assign(new ProviderPaymentConnection(), {
      readAt: at,
      isProviderUnreachable: outOfReach,
      edges,
      pageInfo: {
        hasNextPage: typeof value?.next === 'string',
        hasPreviousPage: Boolean(after),
        startCursor: edges[0]?.cursor ?? null,
        // Payments in currencies of no store may follow the last row; they are not shown.
        endCursor: value?.next ?? edges.at(-1)?.cursor ?? null,
      },
    });
  }

  @Allow('finance:read')
  @Query(() => BooksComparisonType, {
    description: "Differences between the provider's books and the shop's, compared hourly, for staff.",
  })
  async booksComparison(@Ctx() { services }: FinanceContext): Promise<BooksComparisonType> {
    const { value, at, outOfReach } = await services.booksComparison.last();
    return {
      comparedAt: at,
      isProviderUnreachable: outOfReach,
      since: value?.since ?? null,
      totalCount: value?.totalCount ?? 0,
      differences: (value?.differences ?? []).map(presentDifference),
    };
  }
}

/** The shop's ledger data for a payment. */
@Resolver(() => ProviderPayment)
export class ProviderPaymentResolver {
  @FieldResolver(() => MoneyType, {
    nullable: true,
    description: 'Received amount according to the ledger; null if it has no payment.',
  })
  async booked(@Root() { payment }: ProviderPayment, @Ctx() { loaders }: FinanceContext): Promise<MoneyType | null> {
    return getBookedAmount(await loaders.comparedPayments.load(payment), 'PAYMENT');
  }

  @FieldResolver(() => MoneyType, {
    nullable: true,
    description: 'Refunded amount according to the ledger; null if it has no refund.',
  })
  async bookedRefunds(
    @Root() { payment }: ProviderPayment,
    @Ctx() { loaders }: FinanceContext,
  ): Promise<MoneyType | null> {
    return getBookedAmount(await loaders.comparedPayments.load(payment), 'REFUND');
  }

  @FieldResolver(() => MoneyType, {
    nullable: true,
    description: 'Fee according to the ledger; null if it has no fee.',
  })
  async bookedFee(@Root() { payment }: ProviderPayment, @Ctx() { loaders }: FinanceContext): Promise<MoneyType | null> {
    return getBookedAmount(await loaders.comparedPayments.load(payment), 'FEE');
  }

  @FieldResolver(() => OrderType, { nullable: true, description: 'The order it paid; null if it paid for no order.' })
  async order(@Root() { payment }: ProviderPayment, @Ctx() context: FinanceContext): Promise<OrderType | null> {
    const { order } = await context.loaders.comparedPayments.load(payment);
    return order && presentOrder(order, context);
  }

  @FieldResolver(() => [BooksDifference], {
    description:
      'Differences between provider and ledger. Those younger than ten minutes may still be in progress and are left out.',
  })
  async differences(
    @Root() { payment }: ProviderPayment,
    @Ctx() { loaders }: FinanceContext,
  ): Promise<BooksDifference[]> {
    return (await loaders.comparedPayments.load(payment)).differences.map(presentDifference);
  }
}

@Resolver(() => BooksDifference)
export class BooksDifferenceResolver {
  @FieldResolver(() => OrderType, { nullable: true, description: 'The order; null if there is none.' })
  async order(@Root() { orderNumber }: BooksDifference, @Ctx() context: FinanceContext): Promise<OrderType | null> {
    const order = orderNumber === null ? null : await context.loaders.differingOrders.load(orderNumber);
    return order && presentOrder(order, context);
  }
}
