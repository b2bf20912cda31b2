import type { ClientSession, Connection } from 'mongoose';
import { writeLast } from '../../../common/last-writes.ts';
import { enqueueForStatistics } from '../counting/sale-mark.model.ts';
import { markGuest } from '../guest/guest-mark.model.ts';
import { isGuestOrder } from '../guest/guest-order.ts';
import { orderModel } from '../order.model.ts';
import type { OrderRecord } from '../order.record.ts';

/** Inserts an order in the transaction that takes its units from stock, and inserts the marks for counters and guest. */
export type InsertOrder = (session: ClientSession, order: OrderRecord) => void;

export function createInsertOrder(connection: Connection): InsertOrder {
  const orders = orderModel(connection);

  return (session, order) => {
    writeLast(session, orders, { insertOne: { document: order } });
    enqueueForStatistics(connection, session, order, null);
    if (isGuestOrder(order)) markGuest(connection, session, order.email);
  };
}
