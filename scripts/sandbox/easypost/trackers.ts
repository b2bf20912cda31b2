import { EasyPostFailure } from './failures.ts';
import { newId, toSeconds } from './ids.ts';
import type { EasyPostStore } from './store.ts';
import type { WireAddress, WireEvent, WireShipment, WireTracker } from './wire.ts';

interface Step {
  status: string;
  message: string;
}

/** The way of a parcel that meets no trouble. */
const WAY: readonly Step[] = [
  { status: 'pre_transit', message: 'Shipping label created' },
  { status: 'in_transit', message: 'Arrived at facility' },
  { status: 'out_for_delivery', message: 'Out for delivery' },
  { status: 'delivered', message: 'Delivered' },
];

/** What can happen beside the way. */
const TROUBLE: readonly Step[] = [
  { status: 'available_for_pickup', message: 'Available for pickup' },
  { status: 'return_to_sender', message: 'Returned to sender' },
  { status: 'failure', message: 'Delivery failed' },
  { status: 'cancelled', message: 'Shipment cancelled' },
  { status: 'unknown', message: 'No information' },
];

const DAY = 86_400_000;

type Place = Pick<WireAddress, 'city' | 'state' | 'zip'>;

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

/** The tracker of a label that was just bought: its carrier has not said anything yet. */
export function openTracker(shipment: WireShipment, trackingCode: string, baseUrl: string): WireTracker {
  const id = newId('trk');
  const now = toSeconds(new Date());
  return {
    id,
    object: 'Tracker',
    mode: 'test',
    tracking_code: trackingCode,
    status: 'unknown',
    status_detail: 'unknown',
    created_at: now,
    updated_at: now,
    carrier: shipment.selected_rate?.carrier ?? '',
    carrier_detail: null,
    shipment_id: shipment.id,
    signed_by: null,
    weight: null,
    est_delivery_date: null,
    public_url: `${baseUrl}/sandbox/parcels/${id}`,
    fees: [],
    tracking_details: [],
  };
}

/** The first step of a tracker that is not on the way yet. */
function stepAfter(status: string): Step | undefined {
  return WAY[WAY.findIndex((step) => step.status === status) + 1];
}

/** What the carrier tells once it knows of a label. */
function knownToCarrier(tracker: WireTracker, shipment: WireShipment | undefined, now: Date) {
  if (tracker.carrier_detail || !shipment) return {};
  const { from_address: from, to_address: to, selected_rate: rate } = shipment;
  return {
    est_delivery_date: toSeconds(new Date(now.getTime() + (rate?.delivery_days ?? 5) * DAY)),
    carrier_detail: {
      object: 'CarrierDetail',
      service: rate?.service ?? '',
      container_type: null,
      est_delivery_date_local: null,
      est_delivery_time_local: null,
      origin_location: toLine(from),
      origin_tracking_location: buildPlace(from),
      destination_location: toLine(to),
      destination_tracking_location: null,
      guaranteed_delivery_date: null,
      alternate_identifier: null,
      initial_delivery_attempt: null,
    },
  } as const;
}

/** Moves a parcel on: to the next step of its way, or to the given status. */
export function advance(store: EasyPostStore, tracker: WireTracker, wanted: string | undefined): WireTracker {
  const step = wanted ? [...WAY, ...TROUBLE].find(({ status }) => status === wanted) : stepAfter(tracker.status);
  if (!step) throw new EasyPostFailure(400, 'BAD_REQUEST', wanted ? `no status ${wanted}` : 'it has arrived');
  // Two steps of one second would not tell which is the newer one.
  const at = new Date(Math.max(Date.now(), Date.parse(tracker.updated_at) + 1000));
  const shipment = store.shipments.get(tracker.shipment_id);
  const place = tracker.status === 'unknown' ? shipment?.from_address : shipment?.to_address;
  const moved: WireTracker = {
    ...tracker,
    ...knownToCarrier(tracker, shipment, at),
    status: step.status,
    status_detail: 'status_update',
    updated_at: toSeconds(at),
    tracking_details: [...tracker.tracking_details, buildDetail(step, tracker.carrier, at, place)],
  };
  store.save(store.trackers, moved);
  if (shipment) store.saveShipment({ ...shipment, tracker: moved });
  return moved;
}

/** The event that tells of a tracker; stored, so that it can be sent again. */
export function recordEvent(store: EasyPostStore, kind: 'created' | 'updated', tracker: WireTracker): WireEvent {
  const now = toSeconds(new Date());
  const event: WireEvent = {
    id: newId('evt'),
    object: 'Event',
    mode: 'test',
    user_id: newId('user'),
    description: `tracker.${kind}`,
    created_at: now,
    updated_at: now,
    status: 'pending',
    previous_attributes: {},
    pending_urls: [],
    completed_urls: [],
    result: tracker,
  };
  store.save(store.events, event);
  return event;
}
