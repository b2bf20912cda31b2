import { Arg, Ctx, createUnionType, Query, Resolver } from 'type-graphql';
import { Allow, AllowStep, signedIn } from '../../../common/allow.ts';
import { ValidationError, validationError } from '../../../common/result.types.ts';
import { EmailPreview } from '../../email/index.ts';
import { OrderError } from '../order.errors.ts';
import { toStatusChange, UpdateOrderStatusInput } from '../order.inputs.ts';
import type { OrderContext } from '../order.module.ts';
import type { ReceiptPreview, StatusEmailPreview } from './order-email-preview.service.ts';
import { SendReceiptInput } from './receipt.resolver.ts';

const StatusEmailPreviewResult = createUnionType({
  name: 'StatusEmailPreviewResult',
  description: 'Outcome of statusEmailPreview.',
  types: () => [EmailPreview, ValidationError, OrderError] as const,
});

const ReceiptPreviewResult = createUnionType({
  name: 'ReceiptPreviewResult',
  description: 'Outcome of receiptPreview.',
  types: () => [EmailPreview, OrderError] as const,
});

const OPERATION_ERRORS = {
  orderNotFound: { code: 'ORDER_NOT_FOUND', key: 'order.notFound' },
  conflict: { code: 'ORDER_CONFLICT', key: 'order.conflict' },
  notPaid: { code: 'ORDER_NOT_PAID', key: 'receipt.notPaid' },
  refused: { code: 'STATUS_TRANSITION_REFUSED', key: 'status.refused' },
  unpaid: { code: 'STATUS_TRANSITION_REFUSED', key: 'status.unpaid' },
  partlyShipped: { code: 'STATUS_TRANSITION_REFUSED', key: 'status.partlyShipped' },
} as const;

type Outcome = Exclude<StatusEmailPreview, { outcome: 'invalid' }> | ReceiptPreview;

function present(outcome: Outcome, { language }: OrderContext): EmailPreview | OrderError {
  if (outcome.outcome === 'written') return Object.assign(new EmailPreview(), outcome.email);
  const { code, key } = OPERATION_ERRORS[outcome.outcome];
  return OrderError.create(code, key, language);
}

/** Previews of the emails that a staff action would send. */
@Resolver()
export class OrderEmailPreviewResolver {
  @AllowStep()
  @Query(() => StatusEmailPreviewResult, { description: 'The email that a step of an order would send.' })
  async statusEmailPreview(
    @Arg('input', () => UpdateOrderStatusInput, { description: 'The step.' }) input: UpdateOrderStatusInput,
    @Ctx() context: OrderContext,
  ): Promise<typeof StatusEmailPreviewResult> {
    const { orderNumber, expectedStatus } = input;
    const { orderEmailPreviews } = context.services;
    const change = toStatusChange(input);
    const preview = await orderEmailPreviews.ofStatus(orderNumber, expectedStatus, change, signedIn(context).id);
    if (preview.outcome === 'invalid') return validationError(preview.failures, context.language);
    return present(preview, context);
  }

  @Allow('email:send')
  @Query(() => ReceiptPreviewResult, { description: 'The receipt that sendReceipt would send.' })
  async receiptPreview(
    @Arg('input', () => SendReceiptInput, { description: 'The order.' }) { orderNumber }: SendReceiptInput,
    @Ctx() context: OrderContext,
  ): Promise<typeof ReceiptPreviewResult> {
    return present(await context.services.orderEmailPreviews.ofReceipt(orderNumber), context);
  }
}
