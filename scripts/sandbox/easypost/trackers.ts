import { nulls } from '../common/nulls.ts';
import type { Address } from './addresses.ts';
import { type EasyPostContext, newId, newThing, refused, type Shipment, type Tracker, toSeconds } from './context.ts';

interface Step {
  status: string;
  message: string;
}

/** The steps of a parcel without exceptions. */
const WAY: readonly Step[] = [
  { status: 'pre_transit', message: 'Shipping label created' },
  { status: 'in_transit', message: 'Arrived at facility' },
  { status: 'out_for_delivery', message: 'Out for delivery' },
  { status: 'delivered', message: 'Delivered' },
];

/** Exceptional steps. */
const TROUBLE: readonly Step[] = [
  { status: 'available_for_pickup', message: 'Available for pickup' },
  { status: 'return_to_sender', message: 'Returned to sender' },
  { status: 'failure', message: 'Delivery failed' },
  { status: 'cancelled', message: 'Shipment cancelled' },
  { status: 'unknown', message: 'No information' },
];

const DAY = 86_400_000;

type Place = Pick<Address, 'city' | 'state' | 'zip'>;

function buildPlace(place: Place | undefined) {
  const { city = null, state = null, zip = null } = place ?? {};
  return { object: 'TrackingLocation', city, state, zip, country: null } as const;
}

function buildDetail({ status, message }: Step, carrier: string, at: Date, place: Place | undefined) {
  return {
    object: 'TrackingDetail',
    message,
    description: '',
    status,
    status_detail: 'status_update',
    datetime: toSeconds(at),
    source: carrier,
    carrier_code: '',
    tracking_location: buildPlace(place),
  } as const;
}

const toLine = ({ city, state, zip }: Place) => `${city} ${state}, ${zip}`;

/** The tracker of a new label, before the carrier's first report. */
export function openTracker(
  { trackers, baseUrl }: EasyPostContext,
  shipmentId: string,
  carrier: string,
  trackingCode: string,
): Tracker {
  const thing = newThing('Tracker', 'trk');
  return trackers.put({
    ...thing,
    ...nulls('carrier_detail signed_by weight est_delivery_date'),
    tracking_code: trackingCode,
    status: 'unknown',
    status_detail: 'unknown',
    carrier,
    shipment_id: shipmentId,
    public_url: `${baseUrl}/sandbox/parcels/${thing.id}`,
    fees: [],
    tracking_details: [],
  });
}

/** The first step of a tracker that is not in transit yet. */
function stepAfter(status: string): Step | undefined {
  return WAY[WAY.findIndex((step) => step.status === status) + 1];
}

/** Fields that the carrier reports once it knows of a label. */
function knownToCarrier(tracker: Tracker, shipment: Shipment | undefined, now: Date) {
  if (tracker.carrier_detail || !shipment) return {};
  const { from_address: from, to_address: to, selected_rate: rate } = shipment;
  return {
    est_delivery_date: toSeconds(new Date(now.getTime() + (rate?.delivery_days ?? 5) * DAY)),
    carrier_detail: {
      ...nulls('container_type est_delivery_date_local est_delivery_time_local destination_tracking_location'),
      ...nulls('guaranteed_delivery_date alternate_identifier initial_delivery_attempt'),
      object: 'CarrierDetail',
      service: rate?.service ?? '',
      origin_location: toLine(from),
      origin_tracking_location: buildPlace(from),
      destination_location: toLine(to),
    },
  };
}

/** Moves a parcel to its next step or to the given status, and notifies the shop. */
export function advance(
  { shipments, trackers, webhooks }: EasyPostContext,
  tracker: Tracker,
  wanted?: string,
): Tracker {
  const step = wanted ? [...WAY, ...TROUBLE].find(({ status }) => status === wanted) : stepAfter(tracker.status);
  if (!step) throw refused('BAD_REQUEST', wanted ? `no status ${wanted}` : 'it has arrived', 400);
  // Two steps within one second could not be ordered.
  const at = new Date(Math.max(Date.now(), Date.parse(tracker.updated_at) + 1000));
  const shipment = shipments.get(tracker.shipment_id);
  const isNew = tracker.status === 'unknown';
  const place = isNew ? shipment?.from_address : shipment?.to_address;
  const moved = trackers.put({
    ...tracker,
    ...knownToCarrier(tracker, shipment, at),
    status: step.status,
    status_detail: 'status_update',
    updated_at: toSeconds(at),
    tracking_details: [...tracker.tracking_details, buildDetail(step, tracker.carrier, at, place)],
  });
  if (shipment) shipments.put({ ...shipment, tracker: moved });
  webhooks.send({
    ...newThing('Event', 'evt'),
    user_id: newId('user'),
    description: `tracker.${isNew ? 'created' : 'updated'}`,
    status: 'pending',
    previous_attributes: {},
    pending_urls: [],
    completed_urls: [],
    result: moved,
  });
  return moved;
}
