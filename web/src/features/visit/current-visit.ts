import { VISIT_MINUTES } from '@eunbit/schema/visit';
import { type KeyValueStorage, readJson, textOf, writeJson } from '../../components/session-json.ts';
import { randomId } from './random-id.ts';

/** How the first page of a visit was reached. */
export interface Arrival {
  readonly referrer: string;
  /** Query of its address. */
  readonly query: string;
}

export interface CurrentVisit extends Arrival {
  readonly id: string;
}

const KEY = 'visit';

/**
 * The visit that something at this moment belongs to: that of the last half hour, also of another tab, else a new one,
 * which begins with the page that was opened. Where nothing can be kept, each page is a visit.
 */
export function createCurrentVisit(storage: KeyValueStorage | null, arrival: Arrival) {
  let unkept: CurrentVisit | undefined;
  return (at: Date): CurrentVisit => {
    const kept = readJson(storage, KEY);
    const idle = at.getTime() - Number(kept?.at);
    const isOpen = Boolean(kept?.id) && Math.abs(idle) < VISIT_MINUTES * 60_000;
    const visit = isOpen
      ? { id: textOf(kept?.id), referrer: textOf(kept?.referrer), query: textOf(kept?.query) }
      : (storage === null && unkept) || { id: randomId(), ...arrival };
    unkept = visit;
    writeJson(storage, KEY, { ...visit, at: Math.max(at.getTime(), isOpen ? Number(kept?.at) : 0) });
    return visit;
  };
}
