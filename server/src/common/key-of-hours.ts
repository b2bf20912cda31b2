import type { Vault } from './tokens.ts';

const HOUR_MS = 3_600_000;

/**
 * A signed key of an address that only those learn who may see what it shows. It ends at the end of the next hour, so that it stays
 * the same for a while and browsers need not load the file again. Whoever is given the address later than that sees nothing.
 */
export const keyOfHours = (vault: Vault, subject: string): string =>
  vault.sign(subject, new Date((Math.floor(Date.now() / HOUR_MS) + 2) * HOUR_MS));
