import { ErrorCode } from '@eunbit/schema/error-code';
import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import { Allow, signedIn } from '../../../common/allow.ts';
import { operationError, validationError } from '../../../common/result.types.ts';
import { EmailPreview, EmailPreviewResult } from '../../email/email-preview.types.ts';
import { toStatusChange, UpdateOrderStatusInput } from '../order.inputs.ts';
import type { OrderContext } from '../order.wiring.ts';
import type { OrderEmailPreview } from './order-email-preview.service.ts';
import { SendReceiptInput } from './receipt.resolver.ts';

const OPERATION_ERRORS = {
  orderNotFound: { code: ErrorCode.ORDER_NOT_FOUND, key: 'order.notFound' },
  conflict: { code: ErrorCode.ORDER_CONFLICT, key: 'order.conflict' },
  notPaid: { code: ErrorCode.ORDER_NOT_PAID, key: 'receipt.notPaid' },
  refused: { code: ErrorCode.STATUS_TRANSITION_REFUSED, key: 'status.refused' },
  unpaid: { code: ErrorCode.STATUS_TRANSITION_REFUSED, key: 'status.unpaid' },
} as const;

function present(outcome: OrderEmailPreview, { language }: OrderContext): typeof EmailPreviewResult {
  if (outcome.outcome === 'written') return Object.assign(new EmailPreview(), outcome.email);
  if (outcome.outcome === 'invalid') return validationError(outcome.failures, language);
  const { code, key } = OPERATION_ERRORS[outcome.outcome];
  return operationError(code, key, language);
}

/** Previews of the emails that a staff action would send. */
@Resolver()
export class OrderEmailPreviewResolver {
  @Allow('order:update')
  @Query(() => EmailPreviewResult, { description: 'The email that a step of an order would send.' })
  async statusEmailPreview(
    @Arg('input', () => UpdateOrderStatusInput, { description: 'The step.' }) input: UpdateOrderStatusInput,
    @Ctx() context: OrderContext,
  ): Promise<typeof EmailPreviewResult> {
    const { orderNumber, expectedStatus } = input;
    const { orderEmailPreviews } = context.services;
    const change = toStatusChange(input);
    return present(
      await orderEmailPreviews.ofStatus(orderNumber, expectedStatus, change, signedIn(context).id),
      context,
    );
  }

  @Allow('email:send')
  @Query(() => EmailPreviewResult, { description: 'The receipt that sendReceipt would send.' })
  async receiptPreview(
    @Arg('input', () => SendReceiptInput, { description: 'The order.' }) { orderNumber }: SendReceiptInput,
    @Ctx() context: OrderContext,
  ): Promise<typeof EmailPreviewResult> {
    return present(await context.services.orderEmailPreviews.ofReceipt(orderNumber), context);
  }
}
