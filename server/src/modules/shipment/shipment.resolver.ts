import { nextStatuses } from '@eunbit/schema/order';
import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { Allow, signedIn } from '../../common/allow.ts';
import { holds } from '../../common/permissions.ts';
import { OrderType, presentOrderResult, UpdateOrderResult } from '../order/index.ts';
import type { ShipmentContext } from './shipment.module.ts';
import { presentShipment } from './shipment.presenter.ts';
import { RetryShipmentInput, ShipmentType, UpdateTrackingInput } from './shipment.types.ts';

@Resolver(() => OrderType)
export class ShipmentResolver {
  @FieldResolver(() => ShipmentType, {
    nullable: true,
    description: 'The boxes of a US order; null for Korean orders, and for buyers until each box has a label.',
  })
  shipment(@Root() { record }: OrderType, @Ctx() { viewer, language }: ShipmentContext): ShipmentType | null {
    const { shipment, status } = record;
    const isOpen = nextStatuses(status).length > 0;
    const reading = { isStaff: viewer !== null && holds(viewer, 'order:read'), isOpen, language };
    return shipment ? presentShipment(record, shipment, reading) : null;
  }

  @Allow('order:ship')
  @Mutation(() => UpdateOrderResult, {
    description: 'Retries the missing labels of a US order at once. OrderConflictError if all labels are bought.',
  })
  async retryShipment(
    @Arg('input', () => RetryShipmentInput, { description: 'The order.' }) input: RetryShipmentInput,
    @Ctx() context: ShipmentContext,
  ): Promise<typeof UpdateOrderResult> {
    const { shipmentAdmin } = context.services;
    return presentOrderResult(await shipmentAdmin.retry(input.orderNumber, signedIn(context).id), context);
  }

  @Allow('order:ship')
  @Mutation(() => UpdateOrderResult, {
    description:
      'Takes the number of a label bought elsewhere for a box; the shop buys none for it then, or gives back the one that it ' +
      'bought. A conflict when the box has a number and no label is to be replaced, or has left.',
  })
  async updateTracking(
    @Arg('input', () => UpdateTrackingInput, { description: 'Order, carrier and number.' }) input: UpdateTrackingInput,
    @Ctx() context: ShipmentContext,
  ): Promise<typeof UpdateOrderResult> {
    const { orderNumber, box = null, ...typed } = input;
    const entered = { ...typed, box, by: signedIn(context).id };
    return presentOrderResult(await context.services.shipmentAdmin.enter(orderNumber, entered), context);
  }
}
