import { ErrorCode } from '@eunbit/schema/error-code';
import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import { Allow, signedIn } from '../../common/allow.ts';
import { refusal, validationError } from '../../common/result.types.ts';
import type { RequestContext } from '../../context.ts';
import { changeOf, UpdateOrderStatusInput } from '../order/order.inputs.ts';
import { SendReceiptInput } from '../order/receipt.resolver.ts';
import type { PreviewOutcome } from './letter-preview.service.ts';
import { LetterPreview, LetterPreviewResult, PreviewAnswerInput } from './letter-preview.types.ts';

const REFUSALS = {
  orderNotFound: { code: ErrorCode.ORDER_NOT_FOUND, key: 'order.notFound' },
  requestNotFound: { code: ErrorCode.REQUEST_NOT_FOUND, key: 'request.notFound' },
  conflict: { code: ErrorCode.ORDER_CONFLICT, key: 'order.conflict' },
  notPaid: { code: ErrorCode.ORDER_NOT_PAID, key: 'receipt.notPaid' },
  refused: { code: ErrorCode.STATUS_TRANSITION_REFUSED, key: 'status.refused' },
  unpaid: { code: ErrorCode.STATUS_TRANSITION_REFUSED, key: 'status.unpaid' },
} as const;

function present(outcome: PreviewOutcome, { language }: RequestContext): typeof LetterPreviewResult {
  if (outcome.outcome === 'written') return Object.assign(new LetterPreview(), outcome.letter);
  if (outcome.outcome === 'invalid') return validationError(outcome.failures, language);
  const { code, key } = REFUSALS[outcome.outcome];
  return refusal(code, key, language);
}

/** Letters as their readers will get them, before staff press the button that sends them. */
@Resolver()
export class LetterPreviewResolver {
  @Allow('order:update')
  @Query(() => LetterPreviewResult, { description: 'The letter that a step of an order would send.' })
  async previewStatusLetter(
    @Arg('input', () => UpdateOrderStatusInput, { description: 'The step.' }) input: UpdateOrderStatusInput,
    @Ctx() context: RequestContext,
  ): Promise<typeof LetterPreviewResult> {
    const { orderNumber, expectedStatus } = input;
    const { letterPreviews } = context.services;
    const change = changeOf(input);
    return present(await letterPreviews.ofStatus(orderNumber, expectedStatus, change, signedIn(context).id), context);
  }

  @Allow('mail:send')
  @Query(() => LetterPreviewResult, { description: 'The receipt that sendReceipt would send.' })
  async previewReceipt(
    @Arg('input', () => SendReceiptInput, { description: 'The order.' }) { orderNumber }: SendReceiptInput,
    @Ctx() context: RequestContext,
  ): Promise<typeof LetterPreviewResult> {
    return present(await context.services.letterPreviews.ofReceipt(orderNumber), context);
  }

  @Allow('request:answer')
  @Query(() => LetterPreviewResult, { description: 'The letter that an answer to a request would send.' })
  async previewAnswer(
    @Arg('input', () => PreviewAnswerInput, { description: 'The answer.' }) { number, text }: PreviewAnswerInput,
    @Ctx() context: RequestContext,
  ): Promise<typeof LetterPreviewResult> {
    return present(await context.services.letterPreviews.ofAnswer(number, text, signedIn(context).id), context);
  }
}
