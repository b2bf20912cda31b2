import { vi } from 'vitest';
import { LIMITS } from './limits.ts';

type Limit = number | { timeout?: number; interval?: number };

/** Runs before each test file. The files of a worker share `vi`, so a function that is already wrapped is left unchanged. */
function makePatient<Wait extends (callback: never, limit?: Limit) => unknown>(wait: Wait): Wait {
  if ('isPatient' in wait) return wait;
  const patientWait = (callback: never, limit?: Limit) =>
    wait(callback, typeof limit === 'number' ? limit : { timeout: LIMITS.waitMs, ...limit });
  return Object.assign(patientWait as Wait, { isPatient: true });
}

// Both time out after a second by default, and the configuration has no setting for it.
vi.waitFor = makePatient(vi.waitFor);
vi.waitUntil = makePatient(vi.waitUntil);
