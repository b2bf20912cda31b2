import type { Connection } from 'mongoose';
import type { PersonalData } from '../../common/personal-data.ts';
import { type OrderRecord, orderModel } from './order.model.ts';

/** The law wants records of sales kept for years: a deleted account's orders stay, but lead to nobody's account. */
export function orderPersonalData(connection: Connection): PersonalData {
  const orders = orderModel(connection);
  return {
    part: 'orders',
    async exportOf({ id }) {
      return (await orders.find({ userId: id }).sort({ createdAt: -1 }).lean()).map(exported);
    },
    async forget({ id }, transaction) {
      await orders.updateMany({ userId: id }, { $set: { userId: null } }, { session: transaction });
    },
  };
}

function exported(order: OrderRecord) {
  const { number, market, email, phone, address, lines, shippingOption, deliveryNote, amounts, tracking, createdAt } =
    order;
  const { method, state, depositorName } = order.payment;
  const statusHistory = order.statusHistory.map(({ status, at }) => ({ status, at }));
  const sale = { number, market, createdAt, email, phone, address, lines, shippingOption, deliveryNote, amounts };
  return { ...sale, payment: { method, state, depositorName }, statusHistory, tracking };
}
