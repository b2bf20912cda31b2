import {
  EVENT_AGE_HOURS,
  EVENT_AHEAD_MINUTES,
  MAXIMUM_REPORTED_EVENTS,
  MAXIMUM_VISIT_HOURS,
  VisitEventKind,
  WEB_VITALS,
  type WebVital,
} from '@eunbit/schema/visit';
import { shopPage } from './shop-page.ts';
import type { VisitEventRecord } from './visit-event.record.ts';
import { normaliseKeywords } from './visit-source.ts';

/** An event as a browser tells it. */
export interface ReportedEvent {
  readonly id: string;
  readonly kind: VisitEventKind;
  readonly at: Date;
  readonly path: string;
  readonly productId?: string | null;
  readonly units?: number | null;
  readonly text?: string | null;
  readonly vital?: string | null;
  readonly value?: number | null;
}

export interface Report {
  readonly visitId: string;
  readonly visitorId?: string | null;
  readonly events: readonly ReportedEvent[];
}

/** An id made by the browser: 22 characters of base64url, as many bits as a UUID. */
const ID = /^[A-Za-z0-9_-]{22}$/;
const OBJECT_ID = /^[0-9a-f]{24}$/;
const MOST_UNITS = 1000;
/** No page takes ten minutes; a longer time was measured by somebody else. */
const LARGEST_VALUE = 600_000;

const isPath = (path: string) => path.startsWith('/') && !path.startsWith('//');
const isWithin = (value: number, least: number, most: number) =>
  Number.isFinite(value) && value >= least && value <= most;

/** Whether a report is one that a page of the shop could have sent; the rest is not looked at otherwise. */
export function isSound({ visitId, visitorId, events }: Report, now: Date): boolean {
  if (!ID.test(visitId) || (visitorId && !ID.test(visitorId))) return false;
  if (events.length === 0 || events.length > MAXIMUM_REPORTED_EVENTS) return false;
  return events.every((event) => isSoundEvent(event, now));
}

function isSoundEvent({ id, kind, at, path, productId, units, vital, value }: ReportedEvent, now: Date): boolean {
  const age = now.getTime() - at.getTime();
  if (!isWithin(age, -EVENT_AHEAD_MINUTES * 60_000, EVENT_AGE_HOURS * 3_600_000)) return false;
  if (!ID.test(id) || !isPath(path)) return false;
  if (productId && !OBJECT_ID.test(productId)) return false;
  if (units != null && !(Number.isInteger(units) && isWithin(units, 1, MOST_UNITS))) return false;
  if (kind !== VisitEventKind.WEB_VITAL) return value == null && vital == null;
  return value != null && isWithin(value, 0, LARGEST_VALUE) && isVital(vital);
}

/** A page that stays open for days sends visits, not one visit: only so long do the figures of an hour still change. */
export function isWithinVisit(startedAt: Date | null, { events }: Report): boolean {
  const times = events.map(({ at }) => at.getTime());
  const first = Math.min(startedAt?.getTime() ?? Number.POSITIVE_INFINITY, ...times);
  return Math.max(...times) - first <= MAXIMUM_VISIT_HOURS * 3_600_000;
}

const isVital = (name: string | null | undefined): name is WebVital =>
  (WEB_VITALS as readonly (string | null | undefined)[]).includes(name);

/** An event as it is kept: what does not belong to its kind, or to a page's address, is left out. */
export function keptEvent(
  event: ReportedEvent,
  findSlug: (slug: string) => string | null,
): Omit<VisitEventRecord, 'visitId' | 'market'> {
  const { id, kind, at, path, productId, units, text, vital, value } = event;
  const isOfProduct = kind === VisitEventKind.PRODUCT_CLICKED || kind === VisitEventKind.ADDED_TO_CART;
  return {
    _id: id,
    kind,
    at,
    path: shopPage(path.split(/[?#]/)[0] ?? '/', findSlug),
    productId: isOfProduct ? (productId ?? null) : null,
    units: kind === VisitEventKind.ADDED_TO_CART ? (units ?? 1) : null,
    text: kind === VisitEventKind.FAQ_SEARCHED ? normaliseKeywords(text ?? null) : null,
    vital: isVital(vital) ? vital : null,
    value: value ?? null,
  };
}
