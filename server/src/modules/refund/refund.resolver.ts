import { STAFF_REFUND_REASONS } from '@eunbit/schema/order-refund';
import { personName } from '@eunbit/schema/person-name';
import type { RefundChoice } from '@eunbit/schema/validation-refund';
import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Allow, ConfirmIdentity, signedIn } from '../../common/allow.ts';
import { presentResult } from '../../common/create-error-type.ts';
import { validationError } from '../../common/result.types.ts';
import { EmailPreview } from '../email/index.ts';
import {
  ORDER_NOT_FOUND,
  OrderEmailPreviewResult,
  OrderError,
  OrderType,
  presentOrder,
  presentOrderConflict,
  presentOrderResult,
  refundAuthority,
  UpdateOrderResult,
  viewerLimitLeft,
} from '../order/index.ts';
import type { RefundContext } from './refund.module.ts';
import { presentRefund, presentRefundPlan, presentRefunds } from './refund.presenter.ts';
import {
  CancelRefundInput,
  RecordRefundSentInput,
  RefundChoiceInput,
  RefundPreviewResult,
  RefundPreviewType,
  RefundRequested,
  RefundType,
  RequestRefundInput,
  RequestRefundResult,
  RetryFailedRefundInput,
} from './refund.types.ts';
import { ABOVE_LIMIT, type RefundInput } from './refund-request-decision.ts';

const toChoice = ({ lines, shipping, amount = null }: RefundChoiceInput): RefundChoice => ({ lines, shipping, amount });
const toRefundInput = (input: RequestRefundInput): RefundInput => ({
  ...toChoice(input),
  reason: input.reason,
  note: input.note ?? '',
  unshipped: input.unshipped ?? null,
});

const isNothing = ({ lines, shipping, amount }: RefundChoice) =>
  lines.length === 0 && shipping === 0 && amount === null;
const isForStaff = ({ reason }: RequestRefundInput) => STAFF_REFUND_REASONS.some((known) => known === reason);

@Resolver(() => OrderType)
export class OrderRefundResolver {
  @FieldResolver(() => [RefundType], {
    description:
      'Refunds of parts of the order, oldest first. Customers see only refunds that were made or are pending.',
  })
  refunds(@Root() { record }: OrderType, @Ctx() { viewer }: RefundContext): RefundType[] {
    return presentRefunds(record, viewer);
  }
}

@Resolver(() => RefundType)
export class RefundResolver {
  @FieldResolver(() => String, {
    nullable: true,
    description: 'Who requested it; null for customers and for the shop.',
  })
  async author(@Root() { by }: RefundType, @Ctx() { loaders }: RefundContext): Promise<string | null> {
    const name = by && (await loaders.peopleOfOrders.load(by));
    return name ? personName(name) : null;
  }

  @Allow('refund:make')
  @Query(() => RefundPreviewResult, { description: 'What can be refunded of an order, and the amounts of a choice.' })
  async refundPreview(
    @Arg('input', () => RefundChoiceInput, { description: 'The order, and the chosen parts.' })
    input: RefundChoiceInput,
    @Ctx() context: RefundContext,
  ): Promise<typeof RefundPreviewResult> {
    const { services, language } = context;
    const plan = await services.refunds.plan(input.orderNumber);
    if (!plan) return OrderError.of(ORDER_NOT_FOUND.refused, language);
    const choice = toChoice(input);
    const checked = isNothing(choice) ? null : services.refunds.check(plan, choice);
    if (checked && 'refused' in checked) return OrderError.of(checked.refused, language);
    const shares = checked?.value.shares ?? null;
    const limitLeft = viewerLimitLeft(plan.order, signedIn(context));
    if (shares && shares.amount > limitLeft) return OrderError.of(ABOVE_LIMIT.refused, language);
    const unshippedUnits = services.refunds.countUnshipped(plan.order, choice);
    const chosen = { shares: shares && { ...shares, unshippedUnits }, limitLeft };
    return Object.assign(new RefundPreviewType(), presentRefundPlan(plan, chosen, language));
  }

  @Allow('refund:make')
  @Query(() => OrderEmailPreviewResult, { description: 'A preview of the email that is sent once a refund is made.' })
  async refundEmailPreview(
    @Arg('input', () => RequestRefundInput, { description: 'The refund.' }) input: RequestRefundInput,
    @Ctx() context: RefundContext,
  ): Promise<typeof OrderEmailPreviewResult> {
    const { services } = context;
    const preview = await services.refunds.preview(input.orderNumber, toRefundInput(input));
    return presentResult(preview, OrderError, context.language, async ({ order, refund }) =>
      Object.assign(new EmailPreview(), await services.refundEmails.preview(order, refund)),
    );
  }

  @Allow('refund:make')
  @ConfirmIdentity('large refunds')
  @Mutation(() => RequestRefundResult, {
    description:
      'Refunds a part of an order. For cards, the provider makes the refund within seconds, or less is ' +
      'charged if nothing was charged yet; otherwise staff send it to the account that the customer names.',
  })
  async requestRefund(
    @Arg('input', () => RequestRefundInput, { description: 'The refund.' }) input: RequestRefundInput,
    @Ctx() context: RefundContext,
  ): Promise<typeof RequestRefundResult> {
    const { services, language, viewer } = context;
    if (!isForStaff(input)) return validationError([{ path: 'reason', key: 'refund.reasonRequired' }], language);
    const { orderNumber: number, expectedLeft } = input;
    const authority = refundAuthority(context);
    const requested = await services.refunds.request(number, { ...toRefundInput(input), expectedLeft, authority });
    if ('conflict' in requested) return presentOrderConflict(requested.conflict, 'refund.leftChanged', context);
    return presentResult(requested, OrderError, language, ({ order, refund }) =>
      Object.assign(new RefundRequested(), {
        order: presentOrder(order, context),
        refund: presentRefund(order, refund, viewer),
      }),
    );
  }

  @Allow('refund:make')
  @Mutation(() => UpdateOrderResult, {
    description: 'Records that staff sent the money of a refund; the customer is notified by email.',
  })
  async recordRefundSent(
    @Arg('input', () => RecordRefundSentInput, { description: 'The refund.' }) {
      orderNumber,
      refundId,
    }: RecordRefundSentInput,
    @Ctx() context: RefundContext,
  ): Promise<typeof UpdateOrderResult> {
    const { refunds } = context.services;
    return presentOrderResult(await refunds.recordSent(orderNumber, { refundId, by: signedIn(context).id }), context);
  }

  @Allow('refund:make')
  @Mutation(() => UpdateOrderResult, { description: 'Cancels a refund while no money has moved.' })
  async cancelRefund(
    @Arg('input', () => CancelRefundInput, { description: 'The refund.' }) { orderNumber, refundId }: CancelRefundInput,
    @Ctx() context: RefundContext,
  ): Promise<typeof UpdateOrderResult> {
    const { refunds } = context.services;
    return presentOrderResult(await refunds.cancel(orderNumber, { refundId, by: signedIn(context).id }), context);
  }

  @Allow('refund:make')
  @Mutation(() => UpdateOrderResult, { description: 'Retries a refund that failed at the provider.' })
  async retryFailedRefund(
    @Arg('input', () => RetryFailedRefundInput, { description: 'The refund.' }) {
      orderNumber,
      refundId,
    }: RetryFailedRefundInput,
    @Ctx() context: RefundContext,
  ): Promise<typeof UpdateOrderResult> {
    const { refunds } = context.services;
    return presentOrderResult(await refunds.retry(orderNumber, { refundId, by: signedIn(context).id }), context);
  }
}
