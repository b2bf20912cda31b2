import { vi } from 'vitest';
import { LIMITS } from './limits.ts';

type Wait = typeof vi.waitFor & typeof vi.waitUntil;

/** Runs before each test file, and the files of a worker share `vi`: what is patient already stays as it is. */
function makePatient(wait: Wait): Wait {
  if ('isPatient' in wait) return wait;
  const patientWait: Wait = (callback, limit) =>
    wait(callback, typeof limit === 'number' ? limit : { timeout: LIMITS.waitMs, ...limit });
  return Object.assign(patientWait, { isPatient: true });
}

// Both give up after a second where they are not told otherwise, and the configuration has no setting for them.
vi.waitFor = makePatient(vi.waitFor as Wait);
vi.waitUntil = makePatient(vi.waitUntil as Wait);
