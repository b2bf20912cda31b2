/**
 * Payload of a Pong that the server sends unasked, as the protocol allows, once a subscription has begun: a client that reads its
 * data afterwards misses no event. The protocol itself does not signal that moment.
 */
export interface BegunSubscription {
  /** Id of the subscription. */
  readonly begun: string;
}

export function isBegunSubscription(payload: unknown): payload is BegunSubscription {
  return typeof payload === 'object' && payload !== null && 'begun' in payload && typeof payload.begun === 'string';
}
