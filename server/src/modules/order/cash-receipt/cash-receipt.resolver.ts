import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { Allow, ConfirmIdentity, signedIn } from '../../../common/allow.ts';
import { OrderError } from '../order.errors.ts';
import type { OrderContext } from '../order.module.ts';
import { UpdateOrderResult } from '../order.results.ts';
import { presentOrderResult } from '../order-result.presenter.ts';
import {
  CashReceiptNumberShown,
  RecordCashReceiptInput,
  RetryCashReceiptInput,
  RevealCashReceiptNumberInput,
  RevealCashReceiptResult,
} from './cash-receipt.types.ts';

@Resolver()
export class CashReceiptResolver {
  @Allow('order:recordPayment')
  @ConfirmIdentity()
  @Mutation(() => RevealCashReceiptResult, {
    description: 'Reveals the number that a cash receipt is issued to. The audit log records each access.',
  })
  async revealCashReceiptNumber(
    @Arg('input', () => RevealCashReceiptNumberInput, { description: 'The order.' }) {
      orderNumber,
    }: RevealCashReceiptNumberInput,
    @Ctx() context: OrderContext,
  ): Promise<typeof RevealCashReceiptResult> {
    const reveal = await context.services.cashReceipts.showNumber(orderNumber, signedIn(context).id);
    if ('refused' in reveal) return OrderError.of(reveal.refused, context.language);
    return Object.assign(new CashReceiptNumberShown(), { number: reveal.value });
  }

  @Allow('order:recordPayment')
  @Mutation(() => UpdateOrderResult, { description: 'Retries a cash receipt that the provider refused.' })
  async retryCashReceipt(
    @Arg('input', () => RetryCashReceiptInput, { description: 'The order.' }) { orderNumber }: RetryCashReceiptInput,
    @Ctx() context: OrderContext,
  ): Promise<typeof UpdateOrderResult> {
    return presentOrderResult(await context.services.cashReceipts.retry(orderNumber, signedIn(context).id), context);
  }

  @Allow('order:recordPayment')
  @Mutation(() => UpdateOrderResult, {
    description: 'Records that the cash receipt of a paid order was issued, once; the buyer sees it with the order.',
  })
  async recordCashReceipt(
    @Arg('input', () => RecordCashReceiptInput, { description: 'The receipt.' }) input: RecordCashReceiptInput,
    @Ctx() context: OrderContext,
  ): Promise<typeof UpdateOrderResult> {
    const { orderNumber, ...issue } = input;
    const recorded = await context.services.cashReceipts.recordIssue(orderNumber, issue, signedIn(context).id);
    return presentOrderResult(recorded, context, 'cashReceipt.alreadyIssued');
  }
}
