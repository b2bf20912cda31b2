import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { Allow, ConfirmIdentity, signedIn } from '../../../common/allow.ts';
import { validationError } from '../../../common/result.types.ts';
import { OrderError } from '../order.errors.ts';
import type { OrderContext } from '../order.module.ts';
import { presentOrder } from '../order.presenter.ts';
import { OrderUpdated, RecordCashReceiptResult, RetryCashReceiptResult } from '../order.results.ts';
import { presentOrderConflict } from '../order-conflict.presenter.ts';
import { presentRevealError } from '../reveal.presenter.ts';
import type { IssueOutcome } from './cash-receipt.service.ts';
import {
  CashReceiptNumberShown,
  RecordCashReceiptInput,
  RetryCashReceiptInput,
  RevealCashReceiptNumberInput,
  RevealCashReceiptResult,
} from './cash-receipt.types.ts';

function issueResult(issue: IssueOutcome, context: OrderContext): typeof RecordCashReceiptResult {
  const { language } = context;
  switch (issue.outcome) {
    case 'saved':
      return Object.assign(new OrderUpdated(), { order: presentOrder(issue.order, context) });
    case 'alreadyIssued':
      return presentOrderConflict(issue.order, 'cashReceipt.alreadyIssued', context);

    case 'invalid':
      return validationError(issue.failures, language);
    case 'notDue':
      return OrderError.create('STATUS_TRANSITION_REFUSED', 'cashReceipt.notDue', language);
    case 'notFound':
      return OrderError.create('ORDER_NOT_FOUND', 'order.notFound', language);
  }
}

@Resolver()
export class CashReceiptResolver {
  @Allow('order:recordPayment')
  @ConfirmIdentity()
  @Mutation(() => RevealCashReceiptResult, {
    description: 'Shows to whom a cash receipt is made out, to issue it. Each showing is in the log.',
  })
  async revealCashReceiptNumber(
    @Arg('input', () => RevealCashReceiptNumberInput, { description: 'The order.' }) {
      orderNumber,
    }: RevealCashReceiptNumberInput,
    @Ctx() context: OrderContext,
  ): Promise<typeof RevealCashReceiptResult> {
    const reveal = await context.services.cashReceipts.showNumber(orderNumber, signedIn(context).id);
    if (reveal.outcome !== 'shown') return presentRevealError(reveal.outcome, context.language);
    return Object.assign(new CashReceiptNumberShown(), { number: reveal.value });
  }

  @Allow('order:recordPayment')
  @Mutation(() => RetryCashReceiptResult, { description: 'Asks the provider again, which has refused a cash receipt.' })
  async retryCashReceipt(
    @Arg('input', () => RetryCashReceiptInput, { description: 'The order.' }) { orderNumber }: RetryCashReceiptInput,
    @Ctx() context: OrderContext,
  ): Promise<typeof RetryCashReceiptResult> {
    const order = await context.services.cashReceipts.retry(orderNumber, signedIn(context).id);
    if (!order) return OrderError.create('STATUS_TRANSITION_REFUSED', 'cashReceipt.notDue', context.language);
    return Object.assign(new OrderUpdated(), { order: presentOrder(order, context) });
  }

  @Allow('order:recordPayment')
  @Mutation(() => RecordCashReceiptResult, {
    description: 'Notes that the cash receipt of a paid order was issued, once; the buyer sees it with the order.',
  })
  async recordCashReceipt(
    @Arg('input', () => RecordCashReceiptInput, { description: 'The receipt.' }) input: RecordCashReceiptInput,
    @Ctx() context: OrderContext,
  ): Promise<typeof RecordCashReceiptResult> {
    const { orderNumber, ...issue } = input;
    return issueResult(
      await context.services.cashReceipts.recordIssue(orderNumber, issue, signedIn(context).id),
      context,
    );
  }
}
