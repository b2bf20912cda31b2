import { apiMessage } from '@eunbit/schema/api-messages';
import { Market } from '@eunbit/schema/market';
import { MAXIMUM_ORDERS_AT_ONCE } from '@eunbit/schema/order-list';
import { Arg, Ctx, Extensions, Mutation, Query, Resolver } from 'type-graphql';
import { Allow } from '../../common/allow.ts';
import { AlsoWhenClosed } from '../../common/open-stores.ts';
import { validationError } from '../../common/result.types.ts';
import { presentOrder } from '../order/order.presenter.ts';
import { refundAuthority } from '../order/refund-authority.ts';
import { OrdersUpdated, type UpdatedOrderType } from '../order/status/order-bulk.types.ts';
import type { ShippedRow } from './bulk-shipping.service.ts';
import {
  OrderToShipType,
  ShipOrderInput,
  ShipOrdersInput,
  ShipOrdersResult,
  UsedTrackingNumberType,
} from './bulk-shipping.types.ts';
import type { BulkShippingContext } from './bulk-shipping.wiring.ts';

function presentRow(
  { number, order, outcome, code, reason }: ShippedRow,
  context: BulkShippingContext,
): UpdatedOrderType {
  const message = reason && apiMessage(reason, context.language);
  return { orderNumber: number, outcome, code, message, order: order && presentOrder(order, context) };
}

@Resolver()
export class BulkShippingResolver {
  @Allow('order:read')
  @Extensions({ atMost: MAXIMUM_ORDERS_AT_ONCE })
  @AlsoWhenClosed()
  @Query(() => [OrderToShipType], {
    description: 'Up to 100 orders for the shipping table; where none are named, the confirmed ones, oldest first.',
  })
  async ordersToShip(
    @Arg('market', () => Market, { description: 'The store.' }) market: Market,
    @Arg('orderNumbers', () => [String], { nullable: true, description: 'Numbers of the orders, up to 100.' })
    orderNumbers: string[] | null,
    @Ctx() context: BulkShippingContext,
  ): Promise<OrderToShipType[]> {
    const { bulkShipping, carrierFiles } = context.services;
    const rows = await bulkShipping.list(market, orderNumbers);
    return rows.map(({ number, order, obstacle }) => ({
      orderNumber: number,
      order: order && presentOrder(order, context),
      code: obstacle?.code ?? null,
      message: obstacle && apiMessage(obstacle.reason, context.language),
      charactersOutsideEucKr: order?.market === 'KR' ? carrierFiles.findUnwritten(order) : [],
    }));
  }

  @Allow('order:read')
  @Extensions({ atMost: MAXIMUM_ORDERS_AT_ONCE })
  @Query(() => [UsedTrackingNumberType], {
    description: 'Those of up to 100 rows whose numbers went out already, with orders to other recipients.',
  })
  async usedTrackingNumbers(
    @Arg('rows', () => [ShipOrderInput], { description: 'Rows of the shipping table.' }) rows: ShipOrderInput[],
    @Ctx() { services }: BulkShippingContext,
  ): Promise<UsedTrackingNumberType[]> {
    const used = await services.bulkShipping.usedNumbers(rows);
    return used.map(({ number, parcel, usedBy }) => ({ orderNumber: number, ...parcel, usedBy }));
  }

  @Allow('order:ship')
  @AlsoWhenClosed()
  @Mutation(() => ShipOrdersResult, {
    description:
      'Ships up to 100 orders. Nothing is shipped where a row has a wrong number or two have the same; orders whose status, ' +
      'money or number does not allow it are skipped and named. A row sent again counts as done. With `isUndoable` they ' +
      'leave some seconds later, and undoStatusChanges may take that back.',
  })
  async shipOrders(
    @Arg('input', () => ShipOrdersInput, { description: 'The table.' }) { market, rows, isUndoable }: ShipOrdersInput,
    @Ctx() context: BulkShippingContext,
  ): Promise<typeof ShipOrdersResult> {
    const shipper = { authority: refundAuthority(context), isUndoable };
    const shipment = await context.services.bulkShipping.ship(market, rows, shipper);
    if (shipment.outcome === 'invalid') return validationError(shipment.failures, context.language);
    const orders = await Promise.all(shipment.rows.map((row) => presentRow(row, context)));
    return Object.assign(new OrdersUpdated(), { orders });
  }
}
