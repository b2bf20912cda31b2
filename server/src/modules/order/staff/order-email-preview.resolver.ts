import { Arg, Ctx, createUnionType, Query, Resolver } from 'type-graphql';
import { Allow, AllowStep, signedIn } from '../../../common/allow.ts';
import type { Result } from '../../../common/refusal.ts';
import { ValidationError } from '../../../common/result.types.ts';
import { EmailPreview, type PreviewedEmail } from '../../email/index.ts';
import { OrderError } from '../order.errors.ts';
import { toStatusChange, UpdateOrderStatusInput } from '../order.inputs.ts';
import type { OrderContext } from '../order.module.ts';
import { SendReceiptInput } from './receipt.resolver.ts';

export const OrderEmailPreviewResult = createUnionType({
  name: 'OrderEmailPreviewResult',
  description: 'A preview of an email about an order.',
  types: () => [EmailPreview, ValidationError, OrderError] as const,
});

/** The result of a preview query. */
function presentEmailPreview(
  preview: Result<PreviewedEmail, OrderError['code']>,
  { language }: Pick<OrderContext, 'language'>,
): typeof OrderEmailPreviewResult {
  if ('refused' in preview) return OrderError.of(preview.refused, language);
  return Object.assign(new EmailPreview(), preview.value);
}

/** Previews of the emails that a staff action would send. */
@Resolver()
export class OrderEmailPreviewResolver {
  @AllowStep()
  @Query(() => OrderEmailPreviewResult, { description: 'A preview of the email that a status change sends.' })
  async statusEmailPreview(
    @Arg('input', () => UpdateOrderStatusInput, { description: 'The step.' }) input: UpdateOrderStatusInput,
    @Ctx() context: OrderContext,
  ): Promise<typeof OrderEmailPreviewResult> {
    const { orderNumber, expectedStatus } = input;
    const { orderEmailPreviews } = context.services;
    const change = toStatusChange(input);
    const preview = await orderEmailPreviews.ofStatus(orderNumber, expectedStatus, change, signedIn(context).id);
    return presentEmailPreview(preview, context);
  }

  @Allow('email:send')
  @Query(() => OrderEmailPreviewResult, { description: 'A preview of the receipt that sendReceipt sends.' })
  async receiptPreview(
    @Arg('input', () => SendReceiptInput, { description: 'The order.' }) { orderNumber }: SendReceiptInput,
    @Ctx() context: OrderContext,
  ): Promise<typeof OrderEmailPreviewResult> {
    return presentEmailPreview(await context.services.orderEmailPreviews.ofReceipt(orderNumber), context);
  }
}
