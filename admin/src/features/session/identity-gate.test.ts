import { expect, test } from 'vitest';
import { identityGate, requestConfirmation, settleConfirmation } from './identity-gate.ts';

test('several requests share one confirmation and its result', async () => {
  const seen: boolean[] = [];
  const stop = identityGate.subscribe(() => seen.push(identityGate.isAsking()));
  const both = [requestConfirmation(), requestConfirmation()];
  expect(identityGate.isAsking()).toBe(true);
  settleConfirmation(true);
  expect(await Promise.all(both)).toEqual([true, true]);
  expect(seen).toEqual([true, true, false]);

  const third = requestConfirmation();
  settleConfirmation(false);
  expect(await third).toBe(false);
  stop();
});
