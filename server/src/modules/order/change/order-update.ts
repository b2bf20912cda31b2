import { isDeepStrictEqual } from 'node:util';
import type { OrderRecord } from '../order.record.ts';

/** A document or list whose parts can be written one by one. */
type Parts = Readonly<Record<string, unknown>>;

/** What a write changes, as operators of MongoDB. */
export interface OrderUpdate {
  readonly $set: Parts;
  readonly $unset: Parts;
  readonly $push: Readonly<Record<string, { readonly $each: readonly unknown[] }>>;
}

const isPlain = (value: unknown): value is Parts =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** Whether the second list is the first one with more behind it. */
function grows(before: readonly unknown[], after: readonly unknown[]): boolean {
  return after.length > before.length && before.every((value, index) => isDeepStrictEqual(value, after[index]));
}

/**
 * The least that has to be written to make one order of another: what is equal is left out, however deep, and what was added to a
 * list is added. Of a list that has changed otherwise each changed part is written, where none has come or gone; else the
 * whole. So a long order costs what a change of it changes, in what is written, replicated and told to those who follow it.
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
