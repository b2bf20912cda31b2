import { dedupeInFlight } from '../../common/dedupe-in-flight.ts';
import { CHECK_MS, type Checked, createChecks } from './checks.ts';
import type { Finding } from './finding.ts';
import { runChecks } from './run-checks.ts';

export interface LaunchChecklist {
  readonly findings: readonly Finding[];
  readonly checkedAt: Date;
}

/** Checks settings, providers, database and public address of this shop on request. */
export function createLaunchChecklist(checked: Checked) {
  const once = dedupeInFlight<LaunchChecklist>();
  return {
    /** Concurrent requests share one run, which makes about twenty calls to providers. */
    check: () =>
      once('all', async () => ({ findings: await runChecks(createChecks(checked), CHECK_MS), checkedAt: new Date() })),
  };
}

export type LaunchChecklistService = ReturnType<typeof createLaunchChecklist>;
