/** A pseudo-random number from 0 to below the limit, deterministic for its arguments. */
export function pick(index: number, salt: number, limit: number): number {
  let mixed = Math.imul(index + 1, 0x9e3779b1) ^ Math.imul(salt + 1, 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  mixed = Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39);
  return ((mixed ^ (mixed >>> 15)) >>> 0) % limit;
}

export function pickFrom<T>(values: readonly T[], index: number, salt: number): T {
  return values[pick(index, salt, values.length)] as T;
}
