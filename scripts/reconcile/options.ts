import { readArguments, usageError } from '../start/command.ts';

/** The default number of days to look back. */
const DEFAULT_DAYS = 30;
/** Payments of the last minutes are ignored: they may still be in progress. */
const DEFAULT_GRACE_MINUTES = 10;

const USAGE = `usage: npm run reconcile -- [--since DATE] [--grace MINUTES] [--json]

  --since DATE      compares what happened from then on, such as 2026-05-01 or 2026-05-01T09:00Z (${DEFAULT_DAYS} days back)
  --grace MINUTES   leaves out what is younger and may still be under way (${DEFAULT_GRACE_MINUTES})
  --json            writes the differences as JSON

Ends with 0 when provider and shop agree, 1 when they differ, 2 when they could not be compared.`;

export interface Options {
  readonly since: Date;
  readonly settledBy: Date;
  readonly json: boolean;
}

export function readOptions(args: readonly string[], now: Date): Options {
  const { since, grace, json } = readArguments(USAGE, {
    args: [...args],
    options: { since: { type: 'string' }, grace: { type: 'string' }, json: { type: 'boolean', default: false } },
  }).values;
  const from = since === undefined ? new Date(now.getTime() - DEFAULT_DAYS * 86_400_000) : new Date(since);
  if (Number.isNaN(from.getTime()) || from > now) throw usageError(`--since is not a past date: ${since}`, USAGE);
  const minutes = grace === undefined ? DEFAULT_GRACE_MINUTES : Number(grace || Number.NaN);
  if (!(minutes >= 0)) throw usageError(`--grace is not a number of minutes: ${grace}`, USAGE);
  return { since: from, settledBy: new Date(now.getTime() - minutes * 60_000), json };
}
