import { inject } from 'vitest';
import { type DeliveredLetter, lastLetter } from '../../kit/letters.ts';

/** The newest letter that the shop has sent to somebody; waits for the first. */
export function letterTo(to: string, kind?: Parameters<typeof lastLetter>[1]['kind']): Promise<DeliveredLetter> {
  // The shop sends by itself.
  return lastLetter({ mailUrl: inject('mailUrl'), deliver: async () => undefined }, { to, ...(kind && { kind }) });
}
