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
      'Says where the money of an own cancelled transfer goes. Virtual accounts are then paid back by themselves.',
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
  @Mutation(() => UpdateOrderResult, { description: 'The same by staff, for a customer who told them.' })
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
    description: 'Shows the whole account of a refund, to transfer it by hand. Each showing is in the log.',
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
  @Mutation(() => UpdateOrderResult, { description: 'Tries a refund again that the provider has refused.' })
  async retryRefund(
    @Arg('input', () => RetryRefundInput, { description: 'The order.' }) { orderNumber }: RetryRefundInput,
    @Ctx() context: OrderContext,
  ): Promise<typeof UpdateOrderResult> {
    return presentOrderResult(await context.services.refundAccounts.retry(orderNumber, signedIn(context).id), context);
  }
}
