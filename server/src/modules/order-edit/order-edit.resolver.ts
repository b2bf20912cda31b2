import { type OrderDestination, OrderEditor } from '@eunbit/schema/order-edit';
import { Arg, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Allow, ConfirmIdentity } from '../../common/allow.ts';
import { OrderType, openPaymentRequest, refundAuthority, revisionOf } from '../order/index.ts';
import { PaymentRequestType } from '../payment-request/index.ts';
import { toBuyerNotes } from '../purchase/index.ts';
import { whyNotOpen } from './edit-rules.ts';
import type { OrderEditContext } from './order-edit.module.ts';
import {
  presentEditOutcome,
  presentEdits,
  presentLinePreview,
  presentRequestedChanges,
} from './order-edit.presenter.ts';
import type { WantedEdit } from './order-edit.service.ts';
import {
  EditOrderInput,
  EditOrderLinesInput,
  EditOrderResult,
  EditOwnOrderInput,
  type OrderDestinationInput,
  OrderEditChangeType,
  OrderEditError,
  OrderEditType,
  OrderLinesInput,
  OrderLinesPreviewResult,
} from './order-edit.types.ts';

/** The edit as the service expects it. */
function toWantedEdit({ address, phone, isKeptAsTyped = false, ...notes }: OrderDestinationInput): WantedEdit {
  const destination: OrderDestination = {
    address: { ...address, apt: address.apt ?? '' },
    phone,
    ...toBuyerNotes(notes),
  };
  return { destination, isKeptAsTyped: isKeptAsTyped ?? false };
}

const notFound = ({ language }: OrderEditContext) =>
  OrderEditError.create('ORDER_NOT_FOUND', 'order.notFound', language);

@Resolver(() => OrderType)
export class OrderEditResolver {
  @FieldResolver(() => Int, { description: 'Increases with each edit; sent back as expectedRevision.' })
  revision(@Root() { record }: OrderType): number {
    return revisionOf(record);
  }

  @FieldResolver(() => Boolean, { description: 'Whether the buyer may edit it now, by editOwnOrder.' })
  isEditableByBuyer(@Root() { record }: OrderType): boolean {
    return whyNotOpen(record, 'BUYER') === null && openPaymentRequest(record) === null;
  }

  @FieldResolver(() => [OrderEditType], {
    description: 'Edits after the purchase, newest first; at most 50.',
  })
  edits(@Root() { record }: OrderType, @Ctx() context: OrderEditContext): OrderEditType[] {
    return presentEdits(record, context);
  }

  @Allow('order:edit')
  @ConfirmIdentity('large refunds')
  @Mutation(() => EditOrderResult, {
    description: 'Edits the destination of an order of which nothing was shipped. The buyer is notified by email.',
  })
  async editOrder(
    @Arg('input', () => EditOrderInput, { description: 'The order and the edit.' }) input: EditOrderInput,
    @Ctx() context: OrderEditContext,
  ): Promise<typeof EditOrderResult> {
    const { orderEdit, orderReader } = context.services;
    const order = await orderReader.byNumber(input.orderNumber);
    if (!order) return notFound(context);
    const { expectedRevision: revision, acceptedTotal = null, reason } = input;
    const author = { ...refundAuthority(context), reason };
    const asking = { from: context.address, requestId: context.requestId };
    const seen = { revision, acceptedTotal };
    return presentEditOutcome(
      await orderEdit.edit(order, author, toWantedEdit(input.destination), seen, asking),
      context,
    );
  }

  @Allow('order:edit')
  @Query(() => OrderLinesPreviewResult, {
    description:
      'Effect of editOrderLines: the changes as the customer would read them, and how the difference is settled.',
  })
  async previewOrderLines(
    @Arg('input', () => OrderLinesInput, { description: 'The order and its lines.' }) input: OrderLinesInput,
    @Ctx() context: OrderEditContext,
  ): Promise<typeof OrderLinesPreviewResult> {
    const { lineEdit, orderReader } = context.services;
    const order = await orderReader.byNumber(input.orderNumber);
    if (!order) return notFound(context);
    const { expectedRevision, lines } = input;
    return presentLinePreview(
      await lineEdit.preview(order, refundAuthority(context), expectedRevision, lines),
      context,
    );
  }

  @Allow('order:edit')
  @ConfirmIdentity('large refunds')
  @Mutation(() => EditOrderResult, {
    description:
      'Adds, removes or changes lines of an order of which nothing was shipped. Existing units keep their ' +
      "price; added units have today's price. Stock and payment are adjusted at once; the customer is " +
      'notified by email.',
  })
  async editOrderLines(
    @Arg('input', () => EditOrderLinesInput, { description: 'The order and its lines.' }) input: EditOrderLinesInput,
    @Ctx() context: OrderEditContext,
  ): Promise<typeof EditOrderResult> {
    const { lineEdit, orderReader } = context.services;
    const order = await orderReader.byNumber(input.orderNumber);
    if (!order) return notFound(context);
    const { expectedRevision: revision, acceptedTotal, lines, reason } = input;
    const author = { ...refundAuthority(context), reason };
    return presentEditOutcome(await lineEdit.edit(order, author, lines, { revision, acceptedTotal }), context);
  }

  @Allow('public')
  @Mutation(() => EditOrderResult, {
    description:
      "Edits the destination of one's own order, while isEditableByBuyer; the changes are confirmed by " +
      'email. An edit that costs more is applied once it is paid.',
  })
  async editOwnOrder(
    @Arg('input', () => EditOwnOrderInput, { description: 'The order and the edit.' }) input: EditOwnOrderInput,
    @Ctx() context: OrderEditContext,
  ): Promise<typeof EditOrderResult> {
    const { orderEdit, ownOrders } = context.services;
    const buyer = { accessToken: input.accessToken ?? null, userId: context.viewer?.id ?? null };
    const order = await ownOrders.ofBuyer(input.orderNumber, buyer);
    if (!order) return notFound(context);
    const seen = { revision: input.expectedRevision, acceptedTotal: input.acceptedTotal ?? null };
    const asking = { from: context.address, requestId: context.requestId };
    return presentEditOutcome(
      await orderEdit.edit(order, { staffId: null }, toWantedEdit(input.destination), seen, asking),
      context,
      true,
    );
  }
}

@Resolver(() => PaymentRequestType)
export class RequestedChangesResolver {
  @FieldResolver(() => OrderEditor, { description: 'Who edited the order.' })
  requestedBy(@Root() { record }: PaymentRequestType): OrderEditor {
    return record.by === null ? 'BUYER' : 'STAFF';
  }

  @FieldResolver(() => [OrderEditChangeType], {
    description:
      'Changes of the order that are applied once it is paid or agreed to, or were applied; empty if there are none.',
  })
  changes(@Root() request: PaymentRequestType, @Ctx() { language }: OrderEditContext): OrderEditChangeType[] {
    return presentRequestedChanges(request, language);
  }
}
