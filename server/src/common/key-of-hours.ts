import type { Vault } from './tokens.ts';

const HOUR_MS = 3_600_000;

/**
 * A signed key for URLs that only permitted viewers get. It expires at the end of the next hour, so that it stays the same for a
 * while and browsers can cache the file. A URL that leaks later is useless.
 */
export const keyOfHours = (vault: Vault, subject: string): string =>
  vault.sign(subject, new Date((Math.floor(Date.now() / HOUR_MS) + 2) * HOUR_MS));
