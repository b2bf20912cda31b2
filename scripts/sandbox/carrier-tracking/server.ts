import { faultRoutes } from '../common/fault-routes.ts';
import { FaultPlan } from '../common/faults.ts';
import { type Answer, type RunningService, startHttpService } from '../common/http-service.ts';
import { DELIVERY_TRACKER_KEYS } from './keys.ts';

interface ParcelEvent {
  readonly time: string;
  readonly code: string;
  readonly description: string;
}

/** Words of carriers by the code of an event; a return is an exception. */
const EVENTS: Readonly<Record<string, Omit<ParcelEvent, 'time'>>> = {
  inTransit: { code: 'IN_TRANSIT', description: '배송 중입니다' },
  attempted: { code: 'ATTEMPT_FAIL', description: '부재중으로 배달하지 못했습니다' },
  delivered: { code: 'DELIVERED', description: '배달 완료되었습니다' },
  returned: { code: 'EXCEPTION', description: '반송 처리되었습니다' },
};

const refuse = (code: string, message: string): Answer => ({
  status: 200,
  body: { data: { track: null }, errors: [{ message, extensions: { code } }] },
});

/**
 * Starts a local server that answers for the Korean carriers as Delivery Tracker does. It knows no parcel until
 * `POST /sandbox/parcels/:number/:event` says what has become of it: inTransit, attempted, delivered or returned.
 */
export function startCarrierTrackingSandbox({ port, host = '127.0.0.1' }: { port: number; host?: string }) {
  const parcels = new Map<string, ParcelEvent>();
  const faults = new FaultPlan();
  const { DELIVERY_TRACKER_CLIENT_ID: id, DELIVERY_TRACKER_CLIENT_SECRET: secret } = DELIVERY_TRACKER_KEYS;
  const service: Promise<RunningService> = startHttpService({
    port,
    host,
    faults,
    routes: [
      {
        method: 'POST',
        pattern: '/graphql',
        handle({ headers, body }) {
          if (headers.authorization !== `TRACKQL-API-KEY ${id}:${secret}`) {
            return refuse('UNAUTHENTICATED', 'The key is wrong.');
          }
          const { variables } = JSON.parse(body) as {
            variables: { carrierId: string; trackingNumber: string };
          };
          const event = parcels.get(variables.trackingNumber);
          if (!event || !variables.carrierId.startsWith('kr.')) return refuse('NOT_FOUND', 'No such parcel.');
          const { time, code, description } = event;
          const lastEvent = { time, status: { code }, description, location: { name: '서울' } };
          return { status: 200, body: { data: { track: { lastEvent } } } };
        },
      },
      {
        method: 'POST',
        pattern: '/sandbox/parcels/:number/:event',
        handle({ params }) {
          const event = EVENTS[params.event ?? ''];
          if (!event) return { status: 404 };
          parcels.set(params.number ?? '', { ...event, time: new Date().toISOString() });
          return { status: 204 };
        },
      },
      {
        method: 'POST',
        pattern: '/sandbox/reset',
        handle() {
          parcels.clear();
          faults.clear();
          return { status: 204 };
        },
      },
      ...faultRoutes(faults),
    ],
    answerFault: ({ status }) => ({ status, body: { errors: [{ message: 'The sandbox was told to fail.' }] } }),
    answerNotFound: () => ({ status: 404 }),
    answerCrash(error) {
      console.error('carrier tracking sandbox:', error);
      return { status: 500 };
    },
  });
  return service.then(({ url, stop }) => ({
    url,
    async stop() {
      faults.stop();
      await stop();
    },
  }));
}
