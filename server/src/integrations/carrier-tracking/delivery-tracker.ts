import type { Carrier } from '@eunbit/schema/order';
import type { TrackerStatus } from '@eunbit/schema/shipment';
import { z } from 'zod';
import type { CarrierTracking, ParcelEvent } from './carrier-tracking.ts';

const DELIVERY_TRACKER = 'https://apis.tracker.delivery';
const TIMEOUT_MS = 10_000;

const CARRIER_ID: Readonly<Partial<Record<Carrier, string>>> = {
  CJ_LOGISTICS: 'kr.cjlogistics',
  LOTTE: 'kr.lotte',
  HANJIN: 'kr.hanjin',
  KOREA_POST: 'kr.epost',
  LOGEN: 'kr.logen',
  CU_PARCEL: 'kr.cupost',
};

const STATUS: Readonly<Record<string, TrackerStatus>> = {
  INFORMATION_RECEIVED: 'PRE_TRANSIT',
  AT_PICKUP: 'IN_TRANSIT',
  IN_TRANSIT: 'IN_TRANSIT',
  OUT_FOR_DELIVERY: 'OUT_FOR_DELIVERY',
  ATTEMPT_FAIL: 'ATTEMPTED',
  DELIVERED: 'DELIVERED',
  AVAILABLE_FOR_PICKUP: 'AVAILABLE_FOR_PICKUP',
  EXCEPTION: 'FAILURE',
};

/** Carriers report returns only as text; for the service it is an exception like any other. */
const RETURNED = /반송|반품/;

const QUERY = `query Track($carrierId: ID!, $trackingNumber: String!) {
  track(carrierId: $carrierId, trackingNumber: $trackingNumber) {
    lastEvent { time status { code } description location { name } }
  }
}`;

const answer = z.object({
  data: z
    .object({
      track: z
        .object({
          lastEvent: z
            .object({
              time: z.iso.datetime({ offset: true }),
              status: z.object({ code: z.string() }),
              description: z.string().nullish(),
              location: z.object({ name: z.string().nullish() }).nullish(),
            })
            .nullish(),
        })
        .nullish(),
    })
    .nullish(),
  errors: z.array(z.object({ message: z.string(), extensions: z.object({ code: z.string() }).nullish() })).optional(),
});

/** The parsed response; null for an unknown number. Throws for every other error. */
export function readAnswer(body: unknown): ParcelEvent | null {
  const { data, errors = [] } = answer.parse(body);
  const [problem] = errors;
  if (problem?.extensions?.code === 'NOT_FOUND') return null;
  if (problem) throw new Error(`Delivery Tracker: ${problem.message}`);
  const event = data?.track?.lastEvent;
  if (!event) return null;
  const { code } = event.status;
  const isReturned = code === 'EXCEPTION' && RETURNED.test(event.description ?? '');
  return {
    status: isReturned ? 'RETURN_TO_SENDER' : (STATUS[code] ?? 'UNKNOWN'),
    message: event.description || null,
    place: event.location?.name || null,
    happenedAt: new Date(event.time),
  };
}

interface Keys {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Base address of a sandbox; null means Delivery Tracker itself. */
  readonly apiUrl: string | null;
}

/** Delivery Tracker, which covers the Korean carriers. */
export function createDeliveryTracker({ clientId, clientSecret, apiUrl }: Keys): CarrierTracking {
  return {
    async findLatest(carrier, trackingNumber) {
      const carrierId = CARRIER_ID[carrier];
      if (!carrierId) return null;
      const response = await fetch(`${apiUrl ?? DELIVERY_TRACKER}/graphql`, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          Authorization: `TRACKQL-API-KEY ${clientId}:${clientSecret}`,
        },
        body: JSON.stringify({ query: QUERY, variables: { carrierId, trackingNumber } }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (!response.ok) throw new Error(`Delivery Tracker answered ${response.status}`);
      return readAnswer(await response.json());
    },
  };
}
