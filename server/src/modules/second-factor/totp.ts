import { BRAND } from '@eunbit/schema/brand';
import { generateSecret, generateURI, verifySync } from 'otplib';

const STEP_SECONDS = 30;

/** A new secret of 160 bits, in Base32 for authenticator apps. */
export const newTotpSecret = (): string => generateSecret();

/** The URI in the QR code: apps show the shop and the account next to the code. */
export const totpUri = (secret: string, email: string): string =>
  generateURI({ issuer: BRAND.name, label: email, secret });

/**
 * The time step of a code; null if the code is wrong. Clocks may differ by one step of 30 seconds either way (ACCOUNT-22). The
 * caller accepts each step once.
 */
export function findTotpStep(secret: string, code: string, now: Date): number | null {
  const epoch = Math.floor(now.getTime() / 1000);
  const found = verifySync({ secret, token: code, epoch, epochTolerance: STEP_SECONDS });
  return found.valid ? Math.floor(epoch / STEP_SECONDS) + found.delta : null;
}
