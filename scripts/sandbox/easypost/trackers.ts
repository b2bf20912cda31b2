import { EasyPostFailure } from './failures.ts';
import { newId } from './ids.ts';
import type { EasyPostStore } from './store.ts';
import type { WireEvent, WireShipment, WireTracker } from './wire.ts';

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

function buildDetail({ status, message }: Step, at: Date, place: { city: string | null; state: string | null }) {
  const tracking_location = { object: 'TrackingLocation', ...place, country: 'US' } as const;
  return { object: 'TrackingDetail', message, status, datetime: at.toISOString(), tracking_location } as const;
}

/** The tracker of a label that was just bought. */
export function openTracker(shipment: WireShipment, trackingCode: string, baseUrl: string): WireTracker {
  const id = newId('trk');
  const now = new Date();
  const days = shipment.selected_rate?.delivery_days ?? 5;
  const { city, state } = shipment.from_address;
  const [first] = WAY as [Step];
  return {
    id,
    object: 'Tracker',
    mode: 'test',
    tracking_code: trackingCode,
    status: first.status,
    created_at: now.toISOString(),
    updated_at: now.toISOString(),
    carrier: shipment.selected_rate?.carrier ?? '',
    shipment_id: shipment.id,
    est_delivery_date: new Date(now.getTime() + days * DAY).toISOString(),
    public_url: `${baseUrl}/sandbox/parcels/${id}`,
    tracking_details: [buildDetail(first, now, { city, state })],
  };
}

function stepAfter(status: string): Step | undefined {
  return WAY[WAY.findIndex((step) => step.status === status) + 1];
}

/** Moves a parcel on: to the next step of its way, or to the given status. */
export function advance(store: EasyPostStore, tracker: WireTracker, wanted: string | undefined): WireTracker {
  const step = wanted ? [...WAY, ...TROUBLE].find(({ status }) => status === wanted) : stepAfter(tracker.status);
  if (!step) throw new EasyPostFailure(400, 'BAD_REQUEST', wanted ? `no status ${wanted}` : 'it has arrived');
  // Two steps of one millisecond would not tell which is the newer one.
  const at = new Date(Math.max(Date.now(), Date.parse(tracker.updated_at) + 1));
  const shipment = store.shipments.get(tracker.shipment_id);
  const { city = null, state = null } = shipment?.to_address ?? {};
  const moved: WireTracker = {
    ...tracker,
    status: step.status,
    updated_at: at.toISOString(),
    tracking_details: [...tracker.tracking_details, buildDetail(step, at, { city, state })],
  };
  store.save(store.trackers, moved);
  if (shipment) store.saveShipment({ ...shipment, tracker: moved });
  return moved;
}

/** The event that tells of a tracker; stored, so that it can be sent again. */
export function recordEvent(store: EasyPostStore, kind: 'created' | 'updated', tracker: WireTracker): WireEvent {
  const now = new Date().toISOString();
  const event: WireEvent = {
    id: newId('evt'),
    object: 'Event',
    mode: 'test',
    description: `tracker.${kind}`,
    created_at: now,
    updated_at: now,
    status: 'completed',
    previous_attributes: {},
    result: tracker,
  };
  store.save(store.events, event);
  return event;
}
