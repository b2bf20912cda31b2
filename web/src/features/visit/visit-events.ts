import type { VisitEventInput } from '../../gql/graphql.ts';

/** An event on a page, as its feature reports it. */
export type VisitEvent = Pick<VisitEventInput, 'kind' | 'productId' | 'units' | 'text'>;

type Consumer = (event: VisitEvent, at: Date) => void;

let consumer: Consumer | undefined;
const queue: Parameters<Consumer>[] = [];

/** Records an event for the shop's statistics. Events are queued until their consumer is loaded. */
export function recordVisit(event: VisitEvent, at = new Date()): void {
  if (consumer) consumer(event, at);
  else queue.push([event, at]);
}

/** Passes all queued events, and later ones, to `consume`. */
export function consumeVisitEvents(consume: Consumer): void {
  consumer = consume;
  for (const event of queue.splice(0)) consume(...event);
}
