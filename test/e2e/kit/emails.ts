import { inject } from 'vitest';
import { type DeliveredEmail, waitForEmail } from '../../kit/emails.ts';

/** The newest email that the shop has sent to somebody; waits for the first. */
export function emailTo(to: string, kind?: Parameters<typeof waitForEmail>[1]['kind']): Promise<DeliveredEmail> {
  // The shop sends by itself.
  return waitForEmail({ emailUrl: inject('emailUrl'), deliver: async () => undefined }, { to, ...(kind && { kind }) });
}
