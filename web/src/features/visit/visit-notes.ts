import type { VisitEventInput } from '../../gql/graphql.ts';

/** Something that happened on a page, as the feature that it happened in knows it. */
export type VisitNote = Pick<VisitEventInput, 'kind' | 'productId' | 'units' | 'text'>;

type Taker = (note: VisitNote, at: Date) => void;

let taker: Taker | undefined;
const waiting: Parameters<Taker>[] = [];

/** Notes something for the shop's statistics. Costs nothing: what is noted waits until whoever sends it is loaded. */
export function recordVisit(note: VisitNote, at = new Date()): void {
  if (taker) taker(note, at);
  else waiting.push([note, at]);
}

/** Gives what was noted so far, and from now on, to whoever sends it. */
export function takeNotes(take: Taker): void {
  taker = take;
  for (const note of waiting.splice(0)) take(...note);
}
