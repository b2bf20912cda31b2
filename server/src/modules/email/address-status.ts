import type { SuppressionReason } from '@eunbit/schema/email';
import type { AddressEvent } from './email-address.model.ts';

/** How many events of an address are kept. The provider tells of one again within hours, and of few in that time. */
const KEPT_EVENTS = 50;

/** Why an address gets no emails of a stream, and since when. */
export interface Suppression {
  readonly reason: SuppressionReason;
  readonly since: Date;
  /** In the words of the provider or of the reader's mail server. */
  readonly description: string | null;
}

export interface AddressStatus {
  /** As the provider has it, by message stream. */
  readonly transactional: Suppression | null;
  readonly marketing: Suppression | null;
  /** Emails that came back although the address may take others. */
  readonly softBounces: number;
}

const REASONS = {
  HARD_BOUNCE: 'HARD_BOUNCE',
  SPAM_COMPLAINT: 'SPAM_COMPLAINT',
  MANUAL_SUPPRESSION: 'MANUAL',
} as const satisfies Partial<Record<AddressEvent['kind'], SuppressionReason>>;

const inTime = (one: AddressEvent, other: AddressEvent) =>
  one.at.getTime() - other.at.getTime() || (one.id < other.id ? -1 : 1);

/** The events of an address with one more, by their time and not by when they were told; null if it is known already. */
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
      // The provider tells of one suppression in two ways, of which one has no words.
      return { ...before, description: description ?? before.description };
    }
  }
}

/** What the events of an address amount to, whatever the order in which they came. */
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
 * Why an email is not sent to an address; null if it is (EMAIL-14). News goes nowhere that takes no emails of either
 * stream; a mailbox that does not exist gets none of both.
 */
export function findRefusal({ transactional, marketing }: AddressStatus, isMarketing: boolean): Suppression | null {
  if (isMarketing) return marketing ?? transactional;
  return transactional ?? (marketing?.reason === 'HARD_BOUNCE' ? marketing : null);
}

/** The streams in which staff may have the provider take an address again: a reader who said no is not asked anew. */
export function reactivatableStreams({ transactional, marketing }: AddressStatus): { readonly isMarketing: boolean }[] {
  const isMistake = (suppression: Suppression | null) =>
    suppression?.reason === 'HARD_BOUNCE' || suppression?.reason === 'UNKNOWN';
  const mayBeTaken = isMistake(transactional) || transactional?.reason === 'MANUAL';
  return [...(mayBeTaken ? [{ isMarketing: false }] : []), ...(isMistake(marketing) ? [{ isMarketing: true }] : [])];
}
