import { apiMessage } from '@eunbit/schema/api-messages';
import { Market } from '@eunbit/schema/market';
import { MAXIMUM_ORDERS_AT_ONCE } from '@eunbit/schema/order-list';
import { Arg, Ctx, Extensions, Mutation, Query, Resolver } from 'type-graphql';
import { Allow, signedIn } from '../../common/allow.ts';
import { AlsoWhenClosed } from '../../common/open-stores.ts';
import { validationError } from '../../common/result.types.ts';
import { EmailPreview } from '../email/index.ts';
import {
  OrderEmailPreviewResult,
  OrderError,
  OrdersUpdated,
  presentBulkRow,
  presentOrder,
  UpdateOrdersResult,
} from '../order/index.ts';
import type { ShippingContext } from './shipping.module.ts';
import { OrderToShipType, ShipOrderInput, ShipOrdersInput, UsedTrackingNumberType } from './shipping.types.ts';
import { toShippingChange } from './shipping-decision.ts';
import type { RowToShip } from './shipping-rules.ts';

const toRow = ({ parcels, lines, expectedFulfilments, ...row }: ShipOrderInput): RowToShip => ({
  ...row,
  parcels: parcels ?? [],
  lines: lines ?? undefined,
  expectedFulfilments: expectedFulfilments ?? undefined,
});

@Resolver()
export class ShippingResolver {
  @Allow('order:read')
  @Extensions({ atMost: MAXIMUM_ORDERS_AT_ONCE })
  @AlsoWhenClosed()
  @Query(() => [OrderToShipType], {
    description:
      'Up to 100 orders for the shipping table; if no numbers are given, the confirmed orders, oldest first.',
  })
  async ordersToShip(
    @Arg('market', () => Market, { description: 'The store.' }) market: Market,
    @Arg('orderNumbers', () => [String], { nullable: true, description: 'Numbers of the orders, up to 100.' })
    orderNumbers: string[] | null,
    @Ctx() context: ShippingContext,
  ): Promise<OrderToShipType[]> {
    const { shipping, carrierFiles } = context.services;
    const rows = await shipping.list(market, orderNumbers);
    return rows.map(({ number, order, obstacle }) => ({
      orderNumber: number,
      order: order && presentOrder(order, context),
      code: obstacle?.code ?? null,
      message: obstacle && apiMessage(obstacle.key, context.language),
      charactersOutsideEucKr: order?.market === 'KR' ? carrierFiles.findUnwritten(order) : [],
    }));
  }

  @Allow('order:read')
  @Extensions({ atMost: MAXIMUM_ORDERS_AT_ONCE })
  @Query(() => [UsedTrackingNumberType], {
    description: 'Which of up to 100 tracking numbers were already used for orders to other recipients.',
  })
  async usedTrackingNumbers(
    @Arg('rows', () => [ShipOrderInput], { description: 'Rows of the shipping table.' }) rows: ShipOrderInput[],
    @Ctx() { services }: ShippingContext,
  ): Promise<UsedTrackingNumberType[]> {
    const used = await services.shipping.usedNumbers(rows.map(toRow));
    return used.map(({ number, parcel, usedBy }) => ({ orderNumber: number, ...parcel, usedBy }));
  }

  @Allow('order:ship')
  @Query(() => OrderEmailPreviewResult, {
    description: 'A preview of the email that shipOrders sends for a row: the order, or a part of it, is shipped.',
  })
  async shippingEmailPreview(
    @Arg('market', () => Market, { description: 'The store.' }) market: Market,
    @Arg('row', () => ShipOrderInput, { description: 'What leaves.' }) row: ShipOrderInput,
    @Ctx() context: ShippingContext,
  ): Promise<typeof OrderEmailPreviewResult> {
    const { language, services } = context;
    const found = await services.shipping.check(market, toRow(row));
    if (!found) return OrderError.create('ORDER_NOT_FOUND', 'order.notFound', language);
    if ('refused' in found) return OrderError.of(found.refused, language);
    const { order, outcome } = found;
    if (outcome === 'done' || outcome === 'seenOtherwise') {
      return OrderError.create('ORDER_CONFLICT', 'order.conflict', language);
    }
    if ('failures' in outcome) return OrderError.of(outcome, language);
    if ('obstacle' in outcome) return OrderError.of(outcome.obstacle, language);
    const change = toShippingChange(outcome.shipping);
    const email = await services.orderEmailPreviews.ofChange(order, change, signedIn(context).id);
    return Object.assign(new EmailPreview(), email);
  }

  @Allow('order:ship')
  @AlsoWhenClosed()
  @Mutation(() => UpdateOrdersResult, {
    description:
      'Ships up to 100 orders, completely or in parts. Nothing is shipped if a row has an invalid tracking ' +
      'number or units that are not open, or if two rows have the same number; orders whose status, ' +
      'payment or number does not allow it are skipped and listed. A repeated row counts as done. When the ' +
      'last units of an order are shipped, the customer is notified, with `isUndoable` some seconds later, ' +
      'and undoStatusChanges may revert it until then; for a partial shipment the customer is notified at ' +
      'once.',
  })
  async shipOrders(
    @Arg('input', () => ShipOrdersInput, { description: 'What leaves.' }) { market, rows, isUndoable }: ShipOrdersInput,
    @Ctx() context: ShippingContext,
  ): Promise<typeof UpdateOrdersResult> {
    const shipper = { staffId: signedIn(context).id, isUndoable };
    const result = await context.services.shipping.ship(market, rows.map(toRow), shipper);
    if ('refused' in result) return validationError(result.refused.failures, context.language);
    return Object.assign(new OrdersUpdated(), { orders: result.value.map((row) => presentBulkRow(row, context)) });
  }
}
