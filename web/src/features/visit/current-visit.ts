import type { Market } from '@eunbit/schema/market';
import { VISIT_MINUTES } from '@eunbit/schema/visit';
import { isRecord, type KeyValueStorage, readJson, toText, writeJson } from '../../browser/storage.ts';
import { createRandomId } from './random-id.ts';

/** How the visitor came to the first page of a visit. */
export interface Arrival {
  readonly referrer: string;
  /** Query of the page's address. */
  readonly query: string;
}

export interface CurrentVisit extends Arrival {
  readonly id: string;
  readonly market: Market;
}

const KEY = 'visit';
/** Longest visit in hours, even without pauses; the server's limit is one day. */
const LONGEST_HOURS = 12;

/**
 * Returns the visit of an event: the visit of the last half hour in this store, also of another tab, or otherwise a new one,
 * which begins with the opened page. Without storage each page is a separate visit.
 */
export function createCurrentVisit(storage: KeyValueStorage | null, arrival: Arrival) {
  let unkept: Record<string, unknown> | null = null;
  return (at: Date, market: Market): CurrentVisit => {
    const now = at.getTime();
    const last = storage ? readJson(storage, KEY) : unkept;
    const kept = isOpen(last, now, market) ? last : null;
    const began = kept
      ? { id: toText(kept.id), referrer: toText(kept.referrer), query: toText(kept.query) }
      : { id: createRandomId(), ...arrival };
    const visit = { ...began, market };
    unkept = { ...visit, began: kept?.began ?? now, at: Math.max(now, Number(kept?.at ?? 0)) };
    writeJson(storage, KEY, unkept);
    return visit;
  };
}

function isOpen(kept: Record<string, unknown> | null, now: number, market: Market): boolean {
  if (!isRecord(kept) || !kept.id || kept.market !== market) return false;
  const isRecent = Math.abs(now - Number(kept.at)) < VISIT_MINUTES * 60_000;
  return isRecent && now - Number(kept.began) < LONGEST_HOURS * 3_600_000;
}
