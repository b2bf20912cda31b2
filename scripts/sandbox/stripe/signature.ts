import { createHmac } from 'node:crypto';

/** The `Stripe-Signature` header of a webhook's body, sent at the given moment (seconds since 1970). */
export function signPayload(payload: string, secret: string, timestamp: number): string {
  const signature = createHmac('sha256', secret).update(`${timestamp}.${payload}`).digest('hex');
  return `t=${timestamp},v1=${signature}`;
}
