import { randomInt } from 'node:crypto';

/**
 * The header by which a request comes from an address of its own, as those of different shoppers do. Sign-ups are limited
 * per address, and all stories together are more than one address may make.
 */
export function fromOwnAddress(): Record<string, string> {
  const parts = Array.from({ length: 3 }, () => randomInt(256));
  return { 'x-forwarded-for': `10.${parts.join('.')}` };
}
