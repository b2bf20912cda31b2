import type { Language } from '@eunbit/schema/market';
import { findCarrier } from '@eunbit/schema/shipment';
import type { MoneyType } from '../../common/money.types.ts';
import { type BoxRecord, type OrderRecord, parcelsOf, type ShipmentRecord } from '../order/index.ts';
import { hasNumber, isDelivered } from './box-rules.ts';
import type { ShipmentAdminType, ShipmentBoxAdminType, ShipmentBoxType, ShipmentType } from './shipment.types.ts';

interface Reading {
  readonly isStaff: boolean;
  /** Whether the order is neither shipped nor cancelled. */
  readonly isOpen: boolean;
  readonly language: Language;
}

interface Label {
  readonly labelUrl: string | null;
  readonly service: string | null;
  readonly price: MoneyType | null;
}

function presentLabel({ label }: BoxRecord): Label {
  return {
    labelUrl: label?.url ?? null,
    service: label?.service ?? null,
    price: label ? { amount: label.price, currency: 'USD' } : null,
  };
}

const isChangeable = ({ status }: ShipmentRecord, isOpen: boolean) =>
  isOpen && (status === 'DUE' || status === 'FAILED');

function presentBoxAdmin(box: BoxRecord, canChange: boolean, isHere: boolean): ShipmentBoxAdminType {
  return {
    ...presentLabel(box),
    measure: box.measure,
    isChangeable: canChange && !hasNumber(box),
    isLabelReplaceable: isHere && box.label !== null,
  };
}

function presentCarrier({ carrier, trackingCode, trackingUrl }: BoxRecord) {
  return {
    carrierName: carrier,
    carrier: carrier ? findCarrier(carrier) : null,
    trackingNumber: trackingCode,
    trackingUrl,
  };
}

/** Titles come from the order, even if the product has changed or was deleted. */
function presentItems({ contents }: BoxRecord, { lines }: OrderRecord, language: Language) {
  const titles = new Map(lines.map(({ productId, title }) => [productId, title[language]]));
  return contents.map(({ productId, quantity }) => ({ title: titles.get(productId) ?? productId, quantity }));
}

function presentShipmentAdmin(shipment: ShipmentRecord, isOpen: boolean): ShipmentAdminType {
  const { problem, attempts, dueAt } = shipment;
  return {
    problem,
    attempts,
    nextTryAt: dueAt,
    isChangeable: isChangeable(shipment, isOpen),
  };
}

/** Buyers see a shipment once it is bought or entered by hand, and never its failures. */
export function presentShipment(
  order: OrderRecord,
  shipment: ShipmentRecord,
  { isStaff, isOpen, language }: Reading,
): ShipmentType | null {
  const { status, boxes } = shipment;
  const isVisible = status === 'BOUGHT' || status === 'MANUAL';
  if (!isStaff && !isVisible) return null;
  const canChange = isChangeable(shipment, isOpen);
  const sent = new Set(parcelsOf(order).map(({ trackingNumber }) => trackingNumber));
  return {
    status,
    boxes: boxes.map(
      (box): ShipmentBoxType => ({
        number: box.number,
        items: presentItems(box, order, language),
        ...presentCarrier(box),
        parcel: box.parcel,
        admin: isStaff ? presentBoxAdmin(box, canChange, isOpen && !sent.has(box.trackingCode ?? '')) : null,
      }),
    ),
    isDelivered: isDelivered(boxes),
    admin: isStaff ? presentShipmentAdmin(shipment, isOpen) : null,
  };
}
