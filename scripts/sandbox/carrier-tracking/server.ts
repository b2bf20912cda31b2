import { type Answer, type Sandbox, type SandboxPlace, startSandbox } from '../common/sandbox.ts';
import { DELIVERY_TRACKER_KEYS } from '../keys.ts';

interface ParcelEvent {
  readonly time: string;
  readonly code: string;
  readonly description: string;
}

/** Carrier messages by the code of an event; a return is an exception. */
const EVENTS: Readonly<Record<string, Omit<ParcelEvent, 'time'>>> = {
  inTransit: { code: 'IN_TRANSIT', description: '배송 중입니다' },
  attempted: { code: 'ATTEMPT_FAIL', description: '부재중으로 배달하지 못했습니다' },
  delivered: { code: 'DELIVERED', description: '배달 완료되었습니다' },
  returned: { code: 'EXCEPTION', description: '반송 처리되었습니다' },
};

const refuseParcel = (code: string, message: string): Answer => ({
  status: 200,
  body: { data: { track: null }, errors: [{ message, extensions: { code } }] },
});

/**
 * Starts a local server that imitates Delivery Tracker for the Korean carriers. It knows no parcel until `POST
 * /sandbox/parcels/:number/:event` sets its state: inTransit, attempted, delivered or returned.
 */
export function startCarrierTrackingSandbox(place: SandboxPlace): Promise<Sandbox> {
  const parcels = new Map<string, ParcelEvent>();
  const { DELIVERY_TRACKER_CLIENT_ID: id, DELIVERY_TRACKER_CLIENT_SECRET: secret } = DELIVERY_TRACKER_KEYS;
  return startSandbox({
    ...place,
    name: 'carrier-tracking',
    routes: {
      'POST /graphql': ({ headers, body }) => {
        if (headers.authorization !== `TRACKQL-API-KEY ${id}:${secret}`) {
          return refuseParcel('UNAUTHENTICATED', 'The key is wrong.');
        }
        const { variables } = JSON.parse(body) as { variables: { carrierId: string; trackingNumber: string } };
        const event = parcels.get(variables.trackingNumber);
        if (!event || !variables.carrierId.startsWith('kr.')) return refuseParcel('NOT_FOUND', 'No such parcel.');
        const { time, code, description } = event;
        const lastEvent = { time, status: { code }, description, location: { name: '서울' } };
        return { status: 200, body: { data: { track: { lastEvent } } } };
      },
      'POST /sandbox/parcels/:number/:event': ({ params }) => {
        const event = EVENTS[params.event ?? ''];
        if (!event) return { status: 404 };
        parcels.set(params.number ?? '', { ...event, time: new Date().toISOString() });
        return { status: 204 };
      },
    },
    refuse: (status, message) => ({ status, body: { errors: [{ message }] } }),
    clear: () => parcels.clear(),
  });
}
