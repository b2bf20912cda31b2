import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addEvent, findRefusal, reactivatableStreams, toAddressStatus } from './address-status.ts';
import type { AddressEvent } from './email-address.model.ts';

const KINDS = [
  'HARD_BOUNCE',
  'SOFT_BOUNCE',
  'SPAM_COMPLAINT',
  'MANUAL_SUPPRESSION',
  'REACTIVATED',
  'REFUSED',
] as const satisfies AddressEvent['kind'][];

const minute = (count: number) => new Date(Date.UTC(2026, 4, 1, 9, count));
let count = 0;
function event(kind: AddressEvent['kind'], fields: Partial<AddressEvent> = {}): AddressEvent {
  count += 1;
  return { id: `event-${count}`, kind, at: minute(count), isMarketing: false, description: null, ...fields };
}

const statusAfter = (...events: AddressEvent[]) => toAddressStatus(events);

describe('an address', () => {
  it('receives all emails if it has no events or only soft bounces', () => {
    const status = statusAfter(event('SOFT_BOUNCE'), event('SOFT_BOUNCE', { isMarketing: true }));

    expect(status).toEqual({ transactional: null, marketing: null, softBounces: 2 });
    expect([findRefusal(status, false), findRefusal(status, true)]).toEqual([null, null]);
  });

  it.each([false, true])('that does not exist receives nothing, whichever stream bounced (EMAIL-14)', (isMarketing) => {
    const status = statusAfter(event('HARD_BOUNCE', { isMarketing, description: 'unknown user' }));

    for (const wanted of [false, true]) {
      expect(findRefusal(status, wanted)).toMatchObject({ reason: 'HARD_BOUNCE', description: 'unknown user' });
    }
  });

  it('whose reader reported news as spam still receives emails about orders', () => {
    const status = statusAfter(event('SPAM_COMPLAINT', { isMarketing: true }));

    expect(findRefusal(status, true)?.reason).toBe('SPAM_COMPLAINT');
    expect(findRefusal(status, false)).toBeNull();
  });

  it('that the provider suppresses for emails about orders receives no news either', () => {
    const status = statusAfter(event('SPAM_COMPLAINT'));

    expect([findRefusal(status, false)?.reason, findRefusal(status, true)?.reason]).toEqual([
      'SPAM_COMPLAINT',
      'SPAM_COMPLAINT',
    ]);
  });

  it('keeps the description of the first report and the known reason', () => {
    const status = statusAfter(
      event('HARD_BOUNCE', { description: 'unknown user', at: minute(1) }),
      event('HARD_BOUNCE', { at: minute(2) }),
      event('REFUSED', { at: minute(3) }),
    );

    expect(status.transactional).toEqual({ reason: 'HARD_BOUNCE', since: minute(1), description: 'unknown user' });
  });

  it('is active again after reactivation by staff or the provider, until the next bounce', () => {
    const events = [event('HARD_BOUNCE'), event('REACTIVATED')];
    expect(findRefusal(statusAfter(...events), false)).toBeNull();
    expect(findRefusal(statusAfter(...events, event('HARD_BOUNCE')), false)?.reason).toBe('HARD_BOUNCE');
  });

  it('can be reactivated by staff unless its reader opted out', () => {
    const streams = (...events: AddressEvent[]) => reactivatableStreams(statusAfter(...events));

    expect(streams(event('HARD_BOUNCE'), event('HARD_BOUNCE', { isMarketing: true }))).toHaveLength(2);
    expect(streams(event('REFUSED'))).toEqual([{ isMarketing: false }]);
    expect(streams(event('MANUAL_SUPPRESSION'))).toEqual([{ isMarketing: false }]);
    expect(streams(event('MANUAL_SUPPRESSION', { isMarketing: true }))).toEqual([]);
    expect(streams(event('SPAM_COMPLAINT'), event('SPAM_COMPLAINT', { isMarketing: true }))).toEqual([]);
  });
});

const anyEvent = fc.record({
  id: fc.integer({ min: 0, max: 12 }).map(String),
  kind: fc.constantFrom(...KINDS),
  at: fc.integer({ min: 0, max: 6 }).map(minute),
  isMarketing: fc.boolean(),
  description: fc.constantFrom(null, 'unknown user'),
});
/** The provider never sends two different events with the same id. */
const anyEvents = fc.uniqueArray(anyEvent, { selector: ({ id }) => id, maxLength: 12 });

const receive = (events: readonly AddressEvent[]) =>
  events.reduce<readonly AddressEvent[]>((known, next) => addEvent(known, next) ?? known, []);

it('events have the same result in any order, even if repeated', () => {
  const withOrder = anyEvents.chain((events) =>
    fc.tuple(
      fc.constant(events),
      fc.shuffledSubarray([...events, ...events], { minLength: events.length * 2, maxLength: events.length * 2 }),
    ),
  );
  fc.assert(
    fc.property(withOrder, ([events, shuffled]) => {
      expect(receive(shuffled)).toEqual(receive(events));
      expect(toAddressStatus(receive(shuffled))).toEqual(toAddressStatus(events));
    }),
  );
});

it('an address keeps its newest 50 events', () => {
  const events = Array.from({ length: 60 }, (_, index) => event('SOFT_BOUNCE', { at: minute(1000 - index) }));
  const kept = receive(events);
  expect(kept).toHaveLength(50);
  expect(kept[0]?.at).toEqual(minute(1000 - 49));
});
