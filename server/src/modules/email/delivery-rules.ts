const MINUTE = 60_000;

/** Waits after the first, second … failed try; the sum is a little more than a day, longer than providers are down. */
const WAITS_MINUTES = [0.5, 2, 10, 30, 60, 120, 240, 480, 600] as const;

/** Tries before an email counts as failed. */
export const MAXIMUM_ATTEMPTS = WAITS_MINUTES.length + 1;

/** When to try again after `attempts` failed tries; null: no more. */
export function nextTryAt(attempts: number, now: Date): Date | null {
  const minutes = WAITS_MINUTES[attempts - 1];
  return minutes === undefined ? null : new Date(now.getTime() + minutes * MINUTE);
}

/** Longest text of a failure that is kept. */
const LONGEST_ERROR = 500;

export function describeFailure(error: unknown): string {
  const text = error instanceof Error ? error.message || error.name : String(error);
  return text.slice(0, LONGEST_ERROR);
}

/** A line break or another control character would begin another header of the email. */
const CONTROL_CHARACTERS = /[\p{Cc}\u2028\u2029]/u;
const ONE_ADDRESS = /^[^\s@<>,;:"()[\]\\]+@[^\s@<>,;:"()[\]\\]+\.[^\s@<>,;:"()[\]\\]+$/;

/** Whether this is one plain address and nothing that an email header would read as more. */
export function isOneAddress(text: string): boolean {
  return text.length <= 254 && !CONTROL_CHARACTERS.test(text) && ONE_ADDRESS.test(text);
}

/** A header's text as one line; what people typed (a name in a subject, say) cannot break out of it. */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029\s]+/gu, ' ').trim();
}
