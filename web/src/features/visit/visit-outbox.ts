import type { Market } from '@eunbit/schema/market';
import { MAXIMUM_REPORTED_EVENTS } from '@eunbit/schema/visit';
import type { ReportVisitInput, VisitEventInput } from '../../gql/graphql.ts';
import type { CurrentVisit } from './current-visit.ts';

const EVERY_MS = 5000;
/** Longest pause between retries, in milliseconds. */
const SELDOM_MS = 300_000;
/** Maximum queued events, more than any visit produces in that time; a browser that is offline for long loses the oldest. */
const MOST_WAITING = 200;

interface Deps {
  /** Sends a report while the page is open; resolves to false if it has to be sent again. Never rejects. */
  readonly postReport: (report: ReportVisitInput, market: Market) => Promise<boolean>;
  /** Sends a report by a beacon, which outlives the page. */
  readonly sendBeacon: (report: ReportVisitInput) => void;
  /** Read for each report, since consent may be given or withdrawn meanwhile. */
  readonly visitorId: () => string | null;
}

interface Waiting {
  readonly visit: CurrentVisit;
  readonly event: VisitEventInput;
}

/**
 * Collects events and sends them in batches. A batch that may have been lost is sent again: the server counts each event once.
 */
export function createVisitOutbox({ postReport, sendBeacon, visitorId }: Deps) {
  let waiting: Waiting[] = [];
  let failures = 0;
  let isSending = false;

  /** A report belongs to one visit; events of a later visit form another one. */
  function nextBatch(): Waiting[] {
    const visitId = waiting[0]?.visit.id;
    const end = waiting.findIndex(({ visit }) => visit.id !== visitId);
    return waiting.slice(0, Math.min(end === -1 ? waiting.length : end, MAXIMUM_REPORTED_EVENTS));
  }

  function buildReport(batch: readonly Waiting[], { id, referrer, query }: CurrentVisit): ReportVisitInput {
    return { visitId: id, visitorId: visitorId(), referrer, query, events: batch.map(({ event }) => event) };
  }

  function sendSoon(): void {
    if (isSending) return;
    isSending = true;
    setTimeout(() => void send(), Math.min(EVERY_MS * 2 ** failures, SELDOM_MS));
  }

  async function send(): Promise<void> {
    const batch = nextBatch();
    const [first] = batch;
    const taken = !first || (await postReport(buildReport(batch, first.visit), first.visit.market));
    failures = taken ? 0 : failures + 1;
    if (taken) waiting = waiting.filter((entry) => !batch.includes(entry));
    isSending = false;
    if (waiting.length > 0) sendSoon();
  }

  return {
    add(visit: CurrentVisit, event: VisitEventInput): void {
      waiting = [...waiting, { visit, event }].slice(-MOST_WAITING);
      sendSoon();
    },
    /** Sends everything when the page is left, since the visitor may not come back. */
    leave(): void {
      for (let batch = nextBatch(); batch[0]; batch = nextBatch()) {
        sendBeacon(buildReport(batch, batch[0].visit));
        waiting = waiting.slice(batch.length);
      }
    },
  };
}
