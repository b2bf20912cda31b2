import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { Allow, ConfirmIdentity, signedIn } from '../../../common/allow.ts';
import { toBuyerClaim } from '../buyer/own-orders.resolver.ts';
import { OrderError } from '../order.errors.ts';
import type { OrderContext } from '../order.module.ts';
import { presentRefundBank } from '../order.presenter.ts';
import { UpdateOrderResult } from '../order.results.ts';
import { presentOrderResult } from '../order-result.presenter.ts';
import {
  RecordRefundAccountInput,
  RefundAccountShown,
  RetryRefundInput,
  RevealRefundAccountInput,
  RevealRefundAccountResult,
  UpdateRefundAccountInput,
} from './refund-account.types.ts';

@Resolver()
export class RefundAccountResolver {
  @Allow('public')
  @Mutation(() => UpdateOrderResult, {
    description:
      "Saves the refund account for one's own cancelled order that was paid by transfer. Virtual accounts are then refunded automatically.",
  })
  async updateRefundAccount(
    @Arg('input', () => UpdateRefundAccountInput, { description: 'The order and the account.' })
    { orderNumber, accessToken, account }: UpdateRefundAccountInput,
    @Ctx() context: OrderContext,
  ): Promise<typeof UpdateOrderResult> {
    const buyer = toBuyerClaim(context, accessToken);
    return presentOrderResult(await context.services.refundAccounts.saveByBuyer(orderNumber, buyer, account), context);
  }

  @Allow('refund:make')
  @Mutation(() => UpdateOrderResult, {
    description: 'Saves the refund account of a customer who gave it to staff; see updateRefundAccount.',
  })
  async recordRefundAccount(
    @Arg('input', () => RecordRefundAccountInput, { description: 'The order and the account.' })
    { orderNumber, account }: RecordRefundAccountInput,
    @Ctx() context: OrderContext,
  ): Promise<typeof UpdateOrderResult> {
    const staffId = signedIn(context).id;
    return presentOrderResult(
      await context.services.refundAccounts.saveByStaff(orderNumber, account, staffId),
      context,
    );
  }

  @Allow('refund:make')
  @ConfirmIdentity()
  @Mutation(() => RevealRefundAccountResult, {
    description: 'Reveals the whole refund account, to transfer money by hand. The audit log records each access.',
  })
  async revealRefundAccount(
    @Arg('input', () => RevealRefundAccountInput, { description: 'The order.' })
    { orderNumber }: RevealRefundAccountInput,
    @Ctx() context: OrderContext,
  ): Promise<typeof RevealRefundAccountResult> {
    const { language, services } = context;
    const reveal = await services.refundAccounts.show(orderNumber, signedIn(context).id);
    if ('refused' in reveal) return OrderError.of(reveal.refused, language);
    const { bankCode, accountNumber, holderName } = reveal.value;
    const bankName = presentRefundBank(bankCode, language);
    return Object.assign(new RefundAccountShown(), { bankName, accountNumber, holderName });
  }

  @Allow('refund:make')
  @Mutation(() => UpdateOrderResult, {
    description: 'Retries the refund of a cancelled order that the provider refused.',
  })
  async retryRefund(
    @Arg('input', () => RetryRefundInput, { description: 'The order.' }) { orderNumber }: RetryRefundInput,
    @Ctx() context: OrderContext,
  ): Promise<typeof UpdateOrderResult> {
    return presentOrderResult(await context.services.refundAccounts.retry(orderNumber, signedIn(context).id), context);
  }
}
