import { randomInt } from 'node:crypto';
import { isDeliverable, readAddress, withVerifications } from './addresses.ts';
import { EasyPostFailure } from './failures.ts';
import { newId, toSeconds } from './ids.ts';
import type { EasyPostStore } from './store.ts';
import { openTracker } from './trackers.ts';
import type { WireParcel, WireRate, WireShipment } from './wire.ts';

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

type RatedShipment = Pick<WireShipment, 'id' | 'to_address' | 'from_address' | 'parcel'>;

const HEAVIEST_OUNCES = 70 * 16;
const DAY = 86_400_000;

function buildRate(tariff: Tariff, shipmentId: string, ounces: number, now: Date): WireRate {
  const cents = tariff.base + Math.ceil(ounces / 16) * tariff.perPound;
  const price = (cents / 100).toFixed(2);
  return {
    id: newId('rate'),
    object: 'Rate',
    mode: 'test',
    created_at: toSeconds(now),
    updated_at: toSeconds(now),
    carrier: tariff.carrier,
    carrier_account_id: `ca_${tariff.carrier.toLowerCase()}`,
    service: tariff.service,
    billing_type: 'easypost',
    rate: price,
    currency: 'USD',
    list_rate: price,
    list_currency: 'USD',
    retail_rate: ((cents * 1.3) / 100).toFixed(2),
    retail_currency: 'USD',
    delivery_days: tariff.days,
    est_delivery_days: tariff.days,
    delivery_date: tariff.guaranteed ? new Date(now.getTime() + tariff.days * DAY).toISOString() : null,
    delivery_date_guaranteed: tariff.guaranteed ?? false,
    shipment_id: shipmentId,
  };
}

/** No carrier goes between addresses of which one does not exist, or takes what is too heavy. */
function buildRates(
  { id, to_address: to, from_address: from, parcel: { weight: ounces } }: RatedShipment,
  now: Date,
): WireRate[] {
  if (!isDeliverable(to) || !isDeliverable(from) || ounces > HEAVIEST_OUNCES) return [];
  return TARIFFS.map((tariff) => buildRate(tariff, id, ounces, now));
}

const NO_RATE = {
  carrier: 'USPS',
  carrier_account_id: 'ca_usps',
  type: 'rate_error',
  message: 'No rate for this parcel.',
} as const;

function readParcel(input: unknown, now: string): WireParcel {
  const { weight, length, width, height } = Object(input) as Record<string, unknown>;
  if (!(Number(weight) > 0)) throw new EasyPostFailure(422, 'SHIPMENT.INVALID_PARAMS', 'The parcel has no weight.');
  return {
    id: newId('prcl'),
    object: 'Parcel',
    mode: 'test',
    created_at: now,
    updated_at: now,
    length: Number(length),
    width: Number(width),
    height: Number(height),
    predefined_package: null,
    weight: Number(weight),
  };
}

/** A parcel that is not paid for, with what each carrier asks. */
export function createShipment(store: EasyPostStore, input: unknown): WireShipment {
  if (typeof input !== 'object' || input === null) {
    throw new EasyPostFailure(422, 'PARAMETER.REQUIRED', 'Missing required parameter.', 'shipment');
  }
  const { reference, to_address, from_address, is_return, parcel: sent, options } = input as Record<string, unknown>;
  const now = new Date();
  const at = toSeconds(now);
  const parcel = readParcel(sent, at);
  const given = [readAddress(to_address), readAddress(from_address)] as const;
  // A return is asked for with the addresses of the parcel that is sent back, and travels the other way.
  const isReturn = is_return === true;
  const [to, from] = isReturn ? [given[1], given[0]] : given;
  const id = newId('shp');
  const rates = buildRates({ id, to_address: to, from_address: from, parcel }, now);
  return store.saveShipment({
    id,
    object: 'Shipment',
    mode: 'test',
    created_at: at,
    updated_at: at,
    reference: typeof reference === 'string' ? reference : null,
    is_return: isReturn,
    options: { currency: 'USD', payment: { type: 'SENDER' }, date_advance: 0, ...Object(options) },
    to_address: to,
    buyer_address: to,
    from_address: from,
    return_address: from,
    parcel,
    customs_info: null,
    insurance: null,
    order_id: null,
    scan_form: null,
    batch_id: null,
    batch_status: null,
    batch_message: null,
    rates,
    messages: rates.length > 0 ? [] : [NO_RATE],
    selected_rate: null,
    postage_label: null,
    tracking_code: null,
    tracker: null,
    fees: [],
    forms: [],
    usps_zone: 5,
    status: 'unknown',
    refund_status: null,
  });
}

/** Asks the carriers anew; what they asked before counts no more. The answer holds the rates and nothing else. */
export function rerate(store: EasyPostStore, shipment: WireShipment): Pick<WireShipment, 'rates'> {
  const { rates } = store.saveShipment({ ...shipment, rates: buildRates(shipment, new Date()) });
  return { rates };
}

function buildLabel(shipment: WireShipment, baseUrl: string): NonNullable<WireShipment['postage_label']> {
  const now = toSeconds(new Date());
  return {
    id: newId('pl'),
    object: 'PostageLabel',
    created_at: now,
    updated_at: now,
    date_advance: 0,
    integrated_form: 'none',
    label_date: now,
    label_resolution: 300,
    label_size: '4x6',
    label_type: 'default',
    label_file_type: 'application/pdf',
    label_url: `${baseUrl}/sandbox/labels/${shipment.id}`,
    label_pdf_url: null,
    label_zpl_url: null,
    label_epl2_url: null,
    label_file: null,
  };
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
  const to = withVerifications(shipment.to_address);
  const paid = { ...shipment, to_address: to, buyer_address: to, selected_rate: rate, tracking_code: trackingCode };
  const tracker = openTracker(paid, trackingCode, baseUrl);
  store.save(store.trackers, tracker);
  const fee = { object: 'Fee', charged: true, refunded: false } as const;
  return store.saveShipment({
    ...paid,
    updated_at: toSeconds(new Date()),
    insurance: '0.00',
    fees: [
      { ...fee, type: 'LabelFee', amount: '0.00000' },
      { ...fee, type: 'PostageFee', amount: `${rate.rate}000` },
    ],
    tracker,
    postage_label: buildLabel(shipment, baseUrl),
  });
}

export function refundShipment(store: EasyPostStore, shipment: WireShipment): WireShipment {
  if (!shipment.postage_label || shipment.refund_status) {
    throw new EasyPostFailure(422, 'SHIPMENT.REFUND.UNAVAILABLE', 'There is no label whose money could go back.');
  }
  return store.saveShipment({ ...shipment, refund_status: 'submitted' });
}
