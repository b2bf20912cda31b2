import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { Allow, ConfirmIdentity, signedIn } from '../../../common/allow.ts';
import { validationError } from '../../../common/result.types.ts';
import { toBuyerClaim } from '../buyer/own-orders.resolver.ts';
import { OrderError } from '../order.errors.ts';
import type { OrderContext } from '../order.module.ts';
import { presentOrder } from '../order.presenter.ts';
import { OrderUpdated } from '../order.results.ts';
import { presentRevealError } from '../reveal.presenter.ts';
import { presentRefundBank } from './refund-account.presenter.ts';
import type { SaveAccountOutcome } from './refund-account.service.ts';
import {
  RecordRefundAccountInput,
  RefundAccountShown,
  RetryRefundInput,
  RetryRefundResult,
  RevealRefundAccountInput,
  RevealRefundAccountResult,
  UpdateRefundAccountInput,
  UpdateRefundAccountResult,
} from './refund-account.types.ts';

function saveResult(save: SaveAccountOutcome, context: OrderContext): typeof UpdateRefundAccountResult {
  const { language } = context;
  switch (save.outcome) {
    case 'saved':
      return Object.assign(new OrderUpdated(), { order: presentOrder(save.order, context) });
    case 'invalid':
      return validationError(save.failures, language);
    case 'notWanted':
      return OrderError.create('STATUS_TRANSITION_REFUSED', 'refundAccount.notWanted', language);
    case 'notFound':
      return OrderError.create('ORDER_NOT_FOUND', 'order.notFound', language);
  }
}

@Resolver()
export class RefundAccountResolver {
  @Allow('public')
  @Mutation(() => UpdateRefundAccountResult, {
    description:
      'Says where the money of an own cancelled transfer goes. Virtual accounts are then paid back by themselves.',
  })
  async updateRefundAccount(
    @Arg('input', () => UpdateRefundAccountInput, { description: 'The order and the account.' })
    { orderNumber, accessToken, account }: UpdateRefundAccountInput,
    @Ctx() context: OrderContext,
  ): Promise<typeof UpdateRefundAccountResult> {
    const buyer = toBuyerClaim(context, accessToken);
    return saveResult(await context.services.refundAccounts.saveByBuyer(orderNumber, buyer, account), context);
  }

  @Allow('refund:make')
  @Mutation(() => UpdateRefundAccountResult, { description: 'The same by staff, for a customer who told them.' })
  async recordRefundAccount(
    @Arg('input', () => RecordRefundAccountInput, { description: 'The order and the account.' })
    { orderNumber, account }: RecordRefundAccountInput,
    @Ctx() context: OrderContext,
  ): Promise<typeof UpdateRefundAccountResult> {
    const staffId = signedIn(context).id;
    return saveResult(await context.services.refundAccounts.saveByStaff(orderNumber, account, staffId), context);
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
    if (reveal.outcome !== 'shown') return presentRevealError(reveal.outcome, language);
    const { bankCode, accountNumber, holderName } = reveal.value;
    const bankName = presentRefundBank(bankCode, language);
    return Object.assign(new RefundAccountShown(), { bankName, accountNumber, holderName });
  }

  @Allow('refund:make')
  @Mutation(() => RetryRefundResult, { description: 'Tries a refund again that the provider has refused.' })
  async retryRefund(
    @Arg('input', () => RetryRefundInput, { description: 'The order.' }) { orderNumber }: RetryRefundInput,
    @Ctx() context: OrderContext,
  ): Promise<typeof RetryRefundResult> {
    const order = await context.services.refundAccounts.retry(orderNumber, signedIn(context).id);
    if (!order) return OrderError.create('STATUS_TRANSITION_REFUSED', 'refundAccount.notRetried', context.language);
    return Object.assign(new OrderUpdated(), { order: presentOrder(order, context) });
  }
}
