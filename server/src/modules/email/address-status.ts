import type { SuppressionReason } from '@eunbit/schema/email';
import type { AddressEvent } from './email-address.model.ts';

/** Maximum events stored per address. The provider repeats an event within hours and reports only a few in that time. */
const KEPT_EVENTS = 50;

/** Why an address is suppressed in a message stream, and since when. */
export interface Suppression {
  readonly reason: SuppressionReason;
  readonly since: Date;
  /** Text of the provider or of the recipient's mail server. */
  readonly description: string | null;
}

export interface AddressStatus {
  /** Suppressions at the provider, by message stream. */
  readonly transactional: Suppression | null;
  readonly marketing: Suppression | null;
  /** Number of soft bounces. */
  readonly softBounces: number;
}

const REASONS = {
  HARD_BOUNCE: 'HARD_BOUNCE',
  SPAM_COMPLAINT: 'SPAM_COMPLAINT',
  MANUAL_SUPPRESSION: 'MANUAL',
} as const satisfies Partial<Record<AddressEvent['kind'], SuppressionReason>>;

const inTime = (one: AddressEvent, other: AddressEvent) =>
  one.at.getTime() - other.at.getTime() || (one.id < other.id ? -1 : 1);

/** Adds an event to an address, sorted by event time, not by time of arrival; null if it is already known. */
export function addEvent(events: readonly AddressEvent[], event: AddressEvent): AddressEvent[] | null {
  if (events.some(({ id }) => id === event.id)) return null;
  return [...events, event].sort(inTime).slice(-KEPT_EVENTS);
}

function after(before: Suppression | null, { kind, at, description }: AddressEvent): Suppression | null {
  switch (kind) {
    case 'SOFT_BOUNCE':
      return before;
    case 'REACTIVATED':
      return null;
    case 'REFUSED':
      return before ?? { reason: 'UNKNOWN', since: at, description };
    default: {
      const reason = REASONS[kind];
      if (before?.reason !== reason) return { reason, since: at, description };
      // The provider reports a suppression in two ways, one of them without description.
      return { ...before, description: description ?? before.description };
    }
  }
}

/** Derives the status of an address from its events, independent of their order of arrival. */
export function toAddressStatus(events: readonly AddressEvent[]): AddressStatus {
  const ordered = events.toSorted(inTime);
  const afterAll = (isMarketing: boolean) =>
    ordered.filter((event) => event.isMarketing === isMarketing).reduce<Suppression | null>(after, null);
  return {
    transactional: afterAll(false),
    marketing: afterAll(true),
    softBounces: ordered.filter(({ kind }) => kind === 'SOFT_BOUNCE').length,
  };
}

/**
 * Why an email is not sent to an address; null if it is sent (EMAIL-14). Marketing emails are skipped if either stream is
 * suppressed; a hard bounce in either stream blocks both.
 */
export function findRefusal({ transactional, marketing }: AddressStatus, isMarketing: boolean): Suppression | null {
  if (isMarketing) return marketing ?? transactional;
  return transactional ?? (marketing?.reason === 'HARD_BOUNCE' ? marketing : null);
}

/** The streams in which staff may reactivate an address; not if the recipient complained or unsubscribed. */
export function reactivatableStreams({ transactional, marketing }: AddressStatus): { readonly isMarketing: boolean }[] {
  const isMistake = (suppression: Suppression | null) =>
    suppression?.reason === 'HARD_BOUNCE' || suppression?.reason === 'UNKNOWN';
  const mayBeTaken = isMistake(transactional) || transactional?.reason === 'MANUAL';
  return [...(mayBeTaken ? [{ isMarketing: false }] : []), ...(isMistake(marketing) ? [{ isMarketing: true }] : [])];
}
