import { randomInt } from 'node:crypto';
import { isDeliverable, readAddress } from './addresses.ts';
import { EasyPostFailure } from './failures.ts';
import { newId } from './ids.ts';
import type { EasyPostStore } from './store.ts';
import { openTracker } from './trackers.ts';
import type { WireAddress, WireRate, WireShipment } from './wire.ts';

interface Tariff {
  carrier: string;
  service: string;
  /** Cents for the parcel, and for each pound. */
  base: number;
  perPound: number;
  days: number;
  guaranteed?: boolean;
}

const TARIFFS: readonly Tariff[] = [
  { carrier: 'USPS', service: 'GroundAdvantage', base: 499, perPound: 62, days: 5 },
  { carrier: 'USPS', service: 'Priority', base: 899, perPound: 95, days: 3 },
  { carrier: 'USPS', service: 'Express', base: 2875, perPound: 210, days: 1, guaranteed: true },
  { carrier: 'UPSDAP', service: 'Ground', base: 845, perPound: 70, days: 4 },
  { carrier: 'UPSDAP', service: '2ndDayAir', base: 1620, perPound: 140, days: 2, guaranteed: true },
];

const HEAVIEST_OUNCES = 70 * 16;
const DAY = 86_400_000;

function buildRate(tariff: Tariff, shipmentId: string, ounces: number, now: Date): WireRate {
  const cents = tariff.base + Math.ceil(ounces / 16) * tariff.perPound;
  return {
    id: newId('rate'),
    object: 'Rate',
    created_at: now.toISOString(),
    carrier: tariff.carrier,
    carrier_account_id: `ca_${tariff.carrier.toLowerCase()}`,
    service: tariff.service,
    rate: (cents / 100).toFixed(2),
    currency: 'USD',
    delivery_days: tariff.days,
    delivery_date: tariff.guaranteed ? new Date(now.getTime() + tariff.days * DAY).toISOString() : null,
    delivery_date_guaranteed: tariff.guaranteed ?? false,
    shipment_id: shipmentId,
  };
}

/** No carrier goes to an address that does not exist, or takes what is too heavy. */
function buildRates(id: string, to: WireAddress, ounces: number, now: Date): WireRate[] {
  if (!isDeliverable(to) || ounces > HEAVIEST_OUNCES) return [];
  return TARIFFS.map((tariff) => buildRate(tariff, id, ounces, now));
}

/** A parcel that is not paid for, with what each carrier asks. */
export function createShipment(store: EasyPostStore, input: unknown): WireShipment {
  if (typeof input !== 'object' || input === null) {
    throw new EasyPostFailure(422, 'SHIPMENT.INVALID_PARAMS', 'The shipment is missing.');
  }
  const { reference, to_address, from_address, parcel } = input as Record<string, unknown>;
  const weight = Number(Object(parcel).weight);
  if (!(weight > 0)) throw new EasyPostFailure(422, 'SHIPMENT.INVALID_PARAMS', 'The parcel has no weight.');
  const [to, from] = [readAddress(to_address), readAddress(from_address)];
  const [id, now] = [newId('shp'), new Date()];
  const rates = buildRates(id, to, weight, now);
  return store.saveShipment({
    id,
    object: 'Shipment',
    mode: 'test',
    reference: typeof reference === 'string' ? reference : null,
    created_at: now.toISOString(),
    to_address: to,
    from_address: from,
    parcel: { weight },
    rates,
    messages: rates.length > 0 ? [] : [{ carrier: 'USPS', type: 'rate_error', message: 'No rate for this parcel.' }],
    selected_rate: null,
    postage_label: null,
    tracking_code: null,
    tracker: null,
    usps_zone: null,
    status: 'unknown',
    refund_status: null,
  });
}

/** Asks the carriers anew; what they asked before counts no more. */
export function rerate(store: EasyPostStore, shipment: WireShipment): WireShipment {
  const { id, to_address: to, parcel } = shipment;
  return store.saveShipment({ ...shipment, rates: buildRates(id, to, parcel.weight, new Date()) });
}

/** Pays for the label, once. */
export function buyShipment(
  store: EasyPostStore,
  shipment: WireShipment,
  rateId: unknown,
  baseUrl: string,
): WireShipment {
  if (shipment.postage_label) {
    throw new EasyPostFailure(422, 'SHIPMENT.POSTAGE.EXISTS', 'Postage already exists for this shipment.');
  }
  const rate = shipment.rates.find(({ id }) => id === rateId);
  if (!rate) throw new EasyPostFailure(422, 'SHIPMENT.MISSING_RATE', 'The rate is not one of this shipment.');
  const trackingCode = `94${Array.from({ length: 20 }, () => randomInt(10)).join('')}`;
  const paid = { ...shipment, selected_rate: rate, tracking_code: trackingCode, usps_zone: 5 };
  const tracker = openTracker(paid, trackingCode, baseUrl);
  store.save(store.trackers, tracker);
  const label_url = `${baseUrl}/sandbox/labels/${shipment.id}`;
  return store.saveShipment({
    ...paid,
    tracker,
    postage_label: { object: 'PostageLabel', label_url, label_file_type: 'application/pdf' },
  });
}

export function refundShipment(store: EasyPostStore, shipment: WireShipment): WireShipment {
  if (!shipment.postage_label || shipment.refund_status) {
    throw new EasyPostFailure(422, 'SHIPMENT.REFUND.UNAVAILABLE', 'There is no label whose money could go back.');
  }
  return store.saveShipment({ ...shipment, refund_status: 'submitted' });
}
