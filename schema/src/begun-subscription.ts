/**
 * Payload of a Pong that the server sends unasked, as the protocol allows, once a subscription has begun: whoever reads after it
 * misses no event. The protocol itself does not say when that is.
 */
export interface BegunSubscription {
  /** Id of the subscription. */
  readonly begun: string;
}

export function isBegunSubscription(payload: unknown): payload is BegunSubscription {
  return typeof payload === 'object' && payload !== null && 'begun' in payload && typeof payload.begun === 'string';
}
