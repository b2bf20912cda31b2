import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import { Allow } from '../../common/allow.ts';
import type { FinanceContext } from './finance.wiring.ts';
import { presentDifference, presentPayment } from './provider-account.presenter.ts';
import type { AnswerSource } from './provider-account.service.ts';
import { BooksComparisonType, ProviderBalance, ProviderPaymentPage, SOURCES } from './provider-account.types.ts';

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
    return { readAt: at, isProviderUnreachable: outOfReach, sums, dashboardUrl: services.providerAccount.dashboardUrl };
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
    return { readAt: at, isProviderUnreachable: outOfReach, payments, next: value?.next ?? null };
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
      isProviderUnreachable: outOfReach,
      since: value?.since ?? null,
      totalCount: value?.totalCount ?? 0,
      differences: found.map(({ difference, order }) => presentDifference(difference, order, context)),
    };
  }
}
