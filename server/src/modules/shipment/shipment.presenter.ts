import { findCarrier } from '@eunbit/schema/shipment';
import type { ShipmentRecord } from '../order/shipment.record.ts';
import type { ShipmentAdminType, ShipmentType } from './shipment.types.ts';

function presentShipmentAdmin(
  { label, problem, attempts, dueAt, state }: ShipmentRecord,
  isOpen: boolean,
): ShipmentAdminType {
  return {
    labelUrl: label?.url ?? null,
    service: label?.service ?? null,
    price: label ? { amount: label.price, currency: 'USD' } : null,
    problem,
    attempts,
    nextTryAt: dueAt,
    isChangeable: isOpen && (state === 'DUE' || state === 'FAILED'),
  };
}

interface Reading {
  readonly isStaff: boolean;
  /** Whether the order is neither shipped nor cancelled. */
  readonly isOpen: boolean;
}

/** A shipment for its reader: buyers see a bought or manually entered one, never failures. */
export function presentShipment(shipment: ShipmentRecord, { isStaff, isOpen }: Reading): ShipmentType | null {
  const { state, carrier, trackingCode, trackingUrl, parcel } = shipment;
  const isVisible = state === 'BOUGHT' || state === 'MANUAL';
  if (!isStaff && !isVisible) return null;
  return {
    state,
    carrierName: carrier,
    carrier: carrier ? findCarrier(carrier) : null,
    trackingNumber: trackingCode,
    trackingUrl,
    parcel,
    admin: isStaff ? presentShipmentAdmin(shipment, isOpen) : null,
  };
}
