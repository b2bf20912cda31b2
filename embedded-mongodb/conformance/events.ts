import type { Document } from 'mongodb';
import type { Entities } from './entities.ts';
import type { ExpectedEvents } from './format.ts';
import { expectMatch, Mismatch } from './matching.ts';
import type { ObservedEvent } from './observed-client.ts';

const isCommandEvent = ({ kind }: ObservedEvent) => kind.startsWith('command');
const isPoolEvent = ({ kind }: ObservedEvent) => kind.startsWith('pool') || kind.startsWith('connection');

const OF_TYPE: Readonly<Record<string, (event: ObservedEvent) => boolean>> = {
  command: isCommandEvent,
  cmap: isPoolEvent,
  sdam: (event) => !isCommandEvent(event) && !isPoolEvent(event),
};

/** Compares the events of a client with the expected list, in order. Throws a `Mismatch`. */
export function expectEvents(expectation: ExpectedEvents, entities: Entities): void {
  const { client, eventType = 'command', events: expected, ignoreExtraEvents = false } = expectation;
  const ofType = OF_TYPE[eventType];
  if (!ofType) throw new Error(`unknown type of events: ${eventType}`);
  const actual = entities.client(client).events.filter(ofType);
  for (const [index, event] of expected.entries()) {
    const found = actual[index];
    if (!found) throw new Mismatch(`event ${index} is missing (${getName(event)}); there were ${summary(actual)}`);
    expectEvent(event, found, entities, `event ${index} (${getName(event)})`);
  }
  if (actual.length > expected.length && !ignoreExtraEvents) {
    throw new Mismatch(`${actual.length} events instead of ${expected.length}: ${summary(actual)}`);
  }
}

export function expectEvent(expected: Document, actual: ObservedEvent, entities: Entities, path = 'event'): void {
  const [[name, fields] = []] = Object.entries(expected);
  if (name !== `${actual.kind}Event`) throw new Mismatch(`${path} is a ${actual.kind}Event`);
  for (const [key, value] of Object.entries(fields as Document)) {
    expectField(key, value, actual.event, entities, `${path}.${key}`);
  }
}

/** The names of some fields are the driver's own; what a command contains beyond the expected is its own affair. */
function expectField(key: string, expected: unknown, event: Document, entities: Entities, path: string): void {
  if (key === 'hasServerConnectionId') {
    if ((event.serverConnectionId != null) !== expected) throw new Mismatch(`${path} must be ${expected}`);
    return;
  }
  const actual = key.endsWith('Description') ? { type: event[key]?.type } : event[key];
  expectMatch(expected, actual, { entities, extraKeys: 'everywhere' }, path);
}

function getName(event: Document): string {
  const [[kind, fields] = []] = Object.entries(event) as [string, Document][];
  return [kind, fields?.commandName ?? Object.keys(fields?.command ?? {})[0]].filter(Boolean).join(' ');
}

function summary(events: readonly ObservedEvent[]): string {
  return events.map(({ kind, event }) => `${kind} ${event.commandName ?? ''}`.trim()).join(', ') || 'none';
}
