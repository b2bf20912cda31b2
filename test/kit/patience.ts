import { vi } from 'vitest';
import { LIMITS } from './limits.ts';

type Limit = number | { timeout?: number; interval?: number };

/** Runs before each test file, and the files of a worker share `vi`: what is patient already stays as it is. */
function makePatient<Wait extends (callback: never, limit?: Limit) => unknown>(wait: Wait): Wait {
  if ('isPatient' in wait) return wait;
  const patientWait = (callback: never, limit?: Limit) =>
    wait(callback, typeof limit === 'number' ? limit : { timeout: LIMITS.waitMs, ...limit });
  return Object.assign(patientWait as Wait, { isPatient: true });
}

// Both give up after a second where they are not told otherwise, and the configuration has no setting for them.
vi.waitFor = makePatient(vi.waitFor);
vi.waitUntil = makePatient(vi.waitUntil);
