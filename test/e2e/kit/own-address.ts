import { randomInt } from 'node:crypto';

/**
 * A header that gives a request its own client IP address. Sign-ups are limited per address, and all stories together exceed the
 * limit.
 */
export function fromOwnAddress(): Record<string, string> {
  const parts = Array.from({ length: 3 }, () => randomInt(256));
  return { 'x-forwarded-for': `10.${parts.join('.')}` };
}
