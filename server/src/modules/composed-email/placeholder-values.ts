import type { Language } from '@eunbit/schema/market';
import { personName } from '@eunbit/schema/person-name';
import type { PlaceholderValues } from '@eunbit/schema/placeholder';
import { addressLine } from '@eunbit/schema/postal-address';
import {
  CARRIERS,
  getOutstandingAmount,
  type OrderRecord,
  orderDay,
  orderMoment,
  orderMoney,
  parcelsOf,
  unitsText,
} from '../order/index.ts';

/**
 * Customer input on one line and without links, because an order with somebody else's email address must not send them a link.
 */
const typed = (text: string) => text.replace(/\s+/gu, ' ').replaceAll('://', ' ').trim() || null;

const joined = (values: readonly string[]) => [...new Set(values)].join(', ') || null;

/** The values of an order for placeholders, formatted as in its other emails. */
export function placeholderValues(order: OrderRecord, language: Language): PlaceholderValues {
  const { market, address, payment } = order;
  const outstanding = getOutstandingAmount(order);
  const parcels = parcelsOf(order);
  return {
    name: typed(personName(address)),
    orderNumber: order.number,
    orderDate: orderDay(order, order.createdAt, language),
    items: unitsText(order, order.lines, language),
    total: orderMoney(order, order.amounts.total),
    amountDue: outstanding > 0 ? orderMoney(order, outstanding) : null,
    payBy: outstanding > 0 && payment.dueAt ? orderMoment(order, payment.dueAt, language) : null,
    address: typed(addressLine(address, market)),
    carrier: joined(parcels.map(({ carrier }) => CARRIERS[language][carrier])),
    trackingNumber: joined(parcels.map(({ trackingNumber }) => trackingNumber)),
  };
}
