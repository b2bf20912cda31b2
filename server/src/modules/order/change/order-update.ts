import { isDeepStrictEqual } from 'node:util';
import type { OrderRecord } from '../order.record.ts';

/** A document or array whose parts can be written separately. */
type Parts = Readonly<Record<string, unknown>>;

/** The MongoDB update operators of a write. */
export interface OrderUpdate {
  readonly $set: Parts;
  readonly $unset: Parts;
  readonly $push: Readonly<Record<string, { readonly $each: readonly unknown[] }>>;
}

const isPlain = (value: unknown): value is Parts =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** Whether the second list is the first one with items appended. */
function grows(before: readonly unknown[], after: readonly unknown[]): boolean {
  return after.length > before.length && before.every((value, index) => isDeepStrictEqual(value, after[index]));
}

/**
 * The smallest update that turns one order into another. Equal values are left out at any depth; items appended to a list are
 * pushed. In a list changed otherwise, each changed item is written if the length is the same, else the whole list. So the cost
 * of writes, replication and change streams depends on the size of the change, not of the order.
 */
export function toOrderUpdate(before: OrderRecord, after: OrderRecord): OrderUpdate {
  const $set: Record<string, unknown> = {};
  const $unset: Record<string, unknown> = {};
  const $push: Record<string, { $each: readonly unknown[] }> = {};

  function compare(path: string, from: unknown, to: unknown): void {
    if (to === undefined) {
      if (from !== undefined) $unset[path] = 1;
    } else if (isPlain(from) && isPlain(to)) {
      compareParts(path, from, to);
    } else if (Array.isArray(from) && Array.isArray(to) && grows(from, to)) {
      $push[path] = { $each: to.slice(from.length) };
    } else if (Array.isArray(from) && Array.isArray(to) && from.length === to.length) {
      for (const [index, value] of to.entries()) compare(`${path}.${index}`, from[index], value);
    } else if (!isDeepStrictEqual(from, to)) {
      $set[path] = to;
    }
  }

  function compareParts(path: string, from: Parts, to: Parts): void {
    for (const name of new Set([...Object.keys(from), ...Object.keys(to)])) {
      compare(path === '' ? name : `${path}.${name}`, from[name], to[name]);
    }
  }

  compareParts('', before as unknown as Parts, after as unknown as Parts);
  return { $set, $unset, $push };
}

export const isEmpty = ({ $set, $unset, $push }: OrderUpdate): boolean =>
  [$set, $unset, $push].every((part) => Object.keys(part).length === 0);
