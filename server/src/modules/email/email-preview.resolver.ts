import { ErrorCode } from '@eunbit/schema/error-code';
import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import { Allow, signedIn } from '../../common/allow.ts';
import { operationError, validationError } from '../../common/result.types.ts';
import type { RequestContext } from '../../context.ts';
import { changeOf, UpdateOrderStatusInput } from '../order/order.inputs.ts';
import { SendReceiptInput } from '../order/receipt.resolver.ts';
import type { PreviewOutcome } from './email-preview.service.ts';
import { EmailPreview, EmailPreviewResult, PreviewAnswerInput } from './email-preview.types.ts';

const OPERATION_ERRORS = {
  orderNotFound: { code: ErrorCode.ORDER_NOT_FOUND, key: 'order.notFound' },
  requestNotFound: { code: ErrorCode.REQUEST_NOT_FOUND, key: 'request.notFound' },
  conflict: { code: ErrorCode.ORDER_CONFLICT, key: 'order.conflict' },
  notPaid: { code: ErrorCode.ORDER_NOT_PAID, key: 'receipt.notPaid' },
  refused: { code: ErrorCode.STATUS_TRANSITION_REFUSED, key: 'status.refused' },
  unpaid: { code: ErrorCode.STATUS_TRANSITION_REFUSED, key: 'status.unpaid' },
} as const;

function present(outcome: PreviewOutcome, { language }: RequestContext): typeof EmailPreviewResult {
  if (outcome.outcome === 'written') return Object.assign(new EmailPreview(), outcome.email);
  if (outcome.outcome === 'invalid') return validationError(outcome.failures, language);
  const { code, key } = OPERATION_ERRORS[outcome.outcome];
  return operationError(code, key, language);
}

/** Emails as their readers will get them, before staff press the button that sends them. */
@Resolver()
export class EmailPreviewResolver {
  @Allow('order:update')
  @Query(() => EmailPreviewResult, { description: 'The email that a step of an order would send.' })
  async previewStatusEmail(
    @Arg('input', () => UpdateOrderStatusInput, { description: 'The step.' }) input: UpdateOrderStatusInput,
    @Ctx() context: RequestContext,
  ): Promise<typeof EmailPreviewResult> {
    const { orderNumber, expectedStatus } = input;
    const { emailPreviews } = context.services;
    const change = changeOf(input);
    return present(await emailPreviews.ofStatus(orderNumber, expectedStatus, change, signedIn(context).id), context);
  }

  @Allow('email:send')
  @Query(() => EmailPreviewResult, { description: 'The receipt that sendReceipt would send.' })
  async previewReceipt(
    @Arg('input', () => SendReceiptInput, { description: 'The order.' }) { orderNumber }: SendReceiptInput,
    @Ctx() context: RequestContext,
  ): Promise<typeof EmailPreviewResult> {
    return present(await context.services.emailPreviews.ofReceipt(orderNumber), context);
  }

  @Allow('request:answer')
  @Query(() => EmailPreviewResult, { description: 'The email that an answer to a request would send.' })
  async previewAnswer(
    @Arg('input', () => PreviewAnswerInput, { description: 'The answer.' }) { number, text }: PreviewAnswerInput,
    @Ctx() context: RequestContext,
  ): Promise<typeof EmailPreviewResult> {
    return present(await context.services.emailPreviews.ofAnswer(number, text, signedIn(context).id), context);
  }
}
