const MINUTE = 60_000;

/**
 * Minutes to wait after the first, second, … failed attempt; a little over a day in total, longer than provider
 * outages.
 */
const WAITS_MINUTES = [0.5, 2, 10, 30, 60, 120, 240, 480, 600] as const;

/** Attempts before an email counts as failed. */
export const MAXIMUM_ATTEMPTS = WAITS_MINUTES.length + 1;

/** Time of the next attempt after `attempts` failed ones; null if they are exhausted. */
export function nextTryAt(attempts: number, now: Date): Date | null {
  const minutes = WAITS_MINUTES[attempts - 1];
  return minutes === undefined ? null : new Date(now.getTime() + minutes * MINUTE);
}

/** Characters of an error message that are stored. */
const LONGEST_ERROR = 500;

export function describeFailure(error: unknown): string {
  const text = error instanceof Error ? error.message || error.name : String(error);
  return text.slice(0, LONGEST_ERROR);
}

/** Puts a header value on one line; user text in it (e.g. a name in the subject) cannot inject headers. */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029\s]+/gu, ' ').trim();
}

/** Splits emails into rounds with at most one email to each recipient, whose emails keep their order. */
export function toRounds<Email extends { readonly to: string }>(emails: readonly Email[]): Email[][] {
  const before = new Map<string, number>();
  const rounds: Email[][] = [];
  for (const email of emails) {
    const round = before.get(email.to) ?? 0;
    before.set(email.to, round + 1);
    rounds[round] = [...(rounds[round] ?? []), email];
  }
  return rounds;
}
