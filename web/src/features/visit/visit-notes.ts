import type { VisitEventInput } from '../../gql/graphql.ts';

/** Something that happened on a page, as its feature reports it. */
export type VisitNote = Pick<VisitEventInput, 'kind' | 'productId' | 'units' | 'text'>;

type Taker = (note: VisitNote, at: Date) => void;

let taker: Taker | undefined;
const waiting: Parameters<Taker>[] = [];

/** Records an event for the shop's statistics. It only queues it until the sender is loaded. */
export function recordVisit(note: VisitNote, at = new Date()): void {
  if (taker) taker(note, at);
  else waiting.push([note, at]);
}

/** Passes all queued events, and later ones, to the sender. */
export function takeNotes(take: Taker): void {
  taker = take;
  for (const note of waiting.splice(0)) take(...note);
}
