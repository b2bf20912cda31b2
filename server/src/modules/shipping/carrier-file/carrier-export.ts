import type { CarrierFileEncoding, CarrierProgram } from '@eunbit/schema/carrier-program';
import { BYTE_ORDER_MARK, plainCsvLine } from '@eunbit/schema/csv';
import { deliveryNoteText } from '@eunbit/schema/delivery-note';
import { parcelCount } from '@eunbit/schema/order';
import { personName } from '@eunbit/schema/person-name';
import { toWrittenPhone } from '@eunbit/schema/phone-number';
import { koreanStreetLine } from '@eunbit/schema/postal-address';
import type { CompanySettings } from '@eunbit/schema/shop-settings';
import { type OrderRecord, openUnitsOf } from '../../order/index.ts';
import { CARRIER_FORMATS, type Consignment } from './carrier-formats.ts';
import { encodeEucKr, findCharactersOutsideEucKr } from './euc-kr.ts';

/** The contents of an order, short enough for a label: `물티슈 2개 외 1건`. */
function describeGoods(lines: OrderRecord['lines']): string {
  const [first, ...others] = lines;
  const more = others.length > 0 ? ` 외 ${others.length}건` : '';
  return first ? `${first.title.ko} ${first.quantity}개${more}` : '';
}

/** Only unshipped units: neither those already sent, nor those refunded instead. */
export function toConsignment(order: OrderRecord, { name, phone, address }: CompanySettings): Consignment {
  const open = new Map(openUnitsOf(order).map(({ productId, quantity }) => [productId, quantity]));
  const lines = order.lines.flatMap((line) => {
    const quantity = open.get(line.productId);
    return quantity ? [{ ...line, quantity }] : [];
  });
  const units = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return {
    orderNumber: order.number,
    name: personName(order.address),
    phone: toWrittenPhone(order.phone, order.market),
    zipCode: order.address.zipCode,
    address: koreanStreetLine(order.address),
    goods: describeGoods(lines),
    units,
    parcels: parcelCount(units),
    message: order.deliveryNote ? deliveryNoteText(order.deliveryNote, 'ko') : '',
    senderName: name.ko,
    senderPhone: phone,
    senderAddress: address.ko,
  };
}

/** Characters of an order that cannot be encoded in EUC-KR, each once. */
export const findUnwritten = (consignment: Consignment): string[] =>
  findCharactersOutsideEucKr(Object.values(consignment).join(''));

/**
 * The file of addresses for a carrier's software. It is not opened in a spreadsheet: cells contain the typed text, and the
 * software reads phones and postcodes as text.
 */
export function buildCarrierFile(
  consignments: readonly Consignment[],
  carrier: CarrierProgram,
  encoding: CarrierFileEncoding,
): Buffer {
  const columns = CARRIER_FORMATS[carrier];
  const lines = consignments.map((consignment) =>
    plainCsvLine(
      columns.map(([, content = { always: '' }]) =>
        typeof content === 'string' ? consignment[content] : content.always,
      ),
    ),
  );
  const text = plainCsvLine(columns.map(([heading]) => heading)) + lines.join('');
  return encoding === 'utf-8' ? Buffer.from(BYTE_ORDER_MARK + text) : encodeEucKr(text);
}
