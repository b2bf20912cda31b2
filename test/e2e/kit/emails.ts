import { inject } from 'vitest';
import { type DeliveredEmail, waitForEmail } from '../../kit/emails.ts';

/** The newest email to an address; waits for the first one. */
export function emailTo(to: string, kind?: Parameters<typeof waitForEmail>[1]['kind']): Promise<DeliveredEmail> {
  // The shop delivers without being asked.
  return waitForEmail({ emailUrl: inject('emailUrl'), deliver: async () => undefined }, { to, ...(kind && { kind }) });
}
