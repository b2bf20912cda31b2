import { randomInt } from 'node:crypto';
import { nulls } from '../common/nulls.ts';
import { isDeliverable, readAddress, withVerifications } from './addresses.ts';
import { type EasyPostContext, newThing, type Rate, refused, type Shipment, toSeconds } from './context.ts';
import { openTracker } from './trackers.ts';

interface Tariff {
  carrier: string;
  service: string;
  /** Price in cents: for the parcel, and for each pound. */
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

type RatedShipment = Pick<Shipment, 'id' | 'to_address' | 'from_address' | 'parcel'>;

const HEAVIEST_OUNCES = 70 * 16;
const DAY = 86_400_000;

function buildRate({ carrier, service, base, perPound, days, guaranteed }: Tariff, shipmentId: string, ounces: number) {
  const cents = base + Math.ceil(ounces / 16) * perPound;
  const price = (cents / 100).toFixed(2);
  return {
    ...newThing('Rate', 'rate'),
    carrier,
    carrier_account_id: `ca_${carrier.toLowerCase()}`,
    service,
    billing_type: 'easypost',
    rate: price,
    currency: 'USD',
    list_rate: price,
    list_currency: 'USD',
    retail_rate: ((cents * 1.3) / 100).toFixed(2),
    retail_currency: 'USD',
    delivery_days: days,
    est_delivery_days: days,
    delivery_date: guaranteed ? new Date(Date.now() + days * DAY).toISOString() : null,
    delivery_date_guaranteed: guaranteed ?? false,
    shipment_id: shipmentId,
  };
}

/** Empty if one of the addresses does not exist, or the parcel is too heavy. */
function buildRates({ id, to_address: to, from_address: from, parcel: { weight } }: RatedShipment): Rate[] {
  if (!isDeliverable(to) || !isDeliverable(from) || weight > HEAVIEST_OUNCES) return [];
  return TARIFFS.map((tariff) => buildRate(tariff, id, weight));
}

const NO_RATE = {
  carrier: 'USPS',
  carrier_account_id: 'ca_usps',
  type: 'rate_error',
  message: 'No rate for this parcel.',
} as const;

function readParcel(input: unknown) {
  const { weight, length, width, height } = Object(input) as Record<string, unknown>;
  if (!(Number(weight) > 0)) throw refused('SHIPMENT.INVALID_PARAMS', 'The parcel has no weight.');
  return {
    ...newThing('Parcel', 'prcl'),
    predefined_package: null,
    length: Number(length),
    width: Number(width),
    height: Number(height),
    weight: Number(weight),
  };
}

/** An unpaid shipment, with the rates of each carrier. */
export function createShipment({ shipments }: EasyPostContext, input: unknown): Shipment {
  if (typeof input !== 'object' || input === null) {
    throw refused('PARAMETER.REQUIRED', 'Missing required parameter.', 422, 'shipment');
  }
  const { reference, to_address, from_address, is_return, parcel: sent, options } = input as Record<string, unknown>;
  const parcel = readParcel(sent);
  const given = [readAddress(to_address), readAddress(from_address)] as const;
  // A return is requested with the addresses of the original shipment, which are then swapped.
  const isReturn = is_return === true;
  const [to, from] = isReturn ? [given[1], given[0]] : given;
  const thing = newThing('Shipment', 'shp');
  const rates = buildRates({ id: thing.id, to_address: to, from_address: from, parcel });
  return shipments.put({
    ...thing,
    ...nulls('customs_info insurance order_id scan_form batch_id batch_status batch_message'),
    ...nulls('selected_rate postage_label tracking_code tracker refund_status'),
    reference: typeof reference === 'string' ? reference : null,
    is_return: isReturn,
    options: { currency: 'USD', payment: { type: 'SENDER' }, date_advance: 0, ...Object(options) },
    to_address: to,
    buyer_address: to,
    from_address: from,
    return_address: from,
    parcel,
    rates,
    messages: rates.length > 0 ? [] : [NO_RATE],
    fees: [],
    forms: [],
    usps_zone: 5,
    status: 'unknown',
  });
}

/** Requests new rates; the previous ones become invalid. The response contains only the rates. */
export function rerate({ shipments }: EasyPostContext, shipment: Shipment): Pick<Shipment, 'rates'> {
  const { rates } = shipments.put({ ...shipment, rates: buildRates(shipment) });
  return { rates };
}

function buildLabel(shipment: Shipment, baseUrl: string) {
  const { mode, ...thing } = newThing('PostageLabel', 'pl');
  return {
    ...thing,
    ...nulls('label_pdf_url label_zpl_url label_epl2_url label_file'),
    date_advance: 0,
    integrated_form: 'none',
    label_date: thing.created_at,
    label_resolution: 300,
    label_size: '4x6',
    label_type: 'default',
    label_file_type: 'application/pdf',
    label_url: `${baseUrl}/sandbox/labels/${shipment.id}`,
  };
}

/** Buys the label, at most once. */
export function buyShipment(context: EasyPostContext, shipment: Shipment, rateId: unknown): Shipment {
  if (shipment.postage_label) {
    throw refused('SHIPMENT.POSTAGE.EXISTS', 'Postage already exists for this shipment.');
  }
  const rate = shipment.rates.find(({ id }) => id === rateId);
  if (!rate) throw refused('SHIPMENT.MISSING_RATE', 'The rate is not one of this shipment.');
  const trackingCode = `94${Array.from({ length: 20 }, () => randomInt(10)).join('')}`;
  const to = withVerifications(shipment.to_address);
  const fee = { object: 'Fee', charged: true, refunded: false };
  return context.shipments.put({
    ...shipment,
    to_address: to,
    buyer_address: to,
    selected_rate: rate,
    tracking_code: trackingCode,
    updated_at: toSeconds(),
    insurance: '0.00',
    fees: [
      { ...fee, type: 'LabelFee', amount: '0.00000' },
      { ...fee, type: 'PostageFee', amount: `${rate.rate}000` },
    ],
    tracker: openTracker(context, shipment.id, rate.carrier, trackingCode),
    postage_label: buildLabel(shipment, context.baseUrl),
  });
}

export function refundShipment({ shipments }: EasyPostContext, shipment: Shipment): Shipment {
  if (!shipment.postage_label || shipment.refund_status) {
    throw refused('SHIPMENT.REFUND.UNAVAILABLE', 'There is no label whose money could go back.');
  }
  return shipments.put({ ...shipment, refund_status: 'submitted' });
}
