import { expect, it, vi } from 'vitest';
import { createKnownOperations } from './known-operations.ts';

const own = new Map([['a', '{ a }']]);

it('does not read the operations of other releases for an operation of its own', async () => {
  const read = vi.fn(async () => new Map());
  expect(await createKnownOperations(own, read).find('a')).toBe('{ a }');
  expect(read).not.toHaveBeenCalled();
});

it('finds an operation of another release, and keeps it', async () => {
  const operations = createKnownOperations(own, async () => new Map([['b', '{ b }']]));
  expect(operations.get('b')).toBeUndefined();
  expect(await operations.find('b')).toBe('{ b }');
  expect(operations.get('b')).toBe('{ b }');
});

it('reads once for concurrent requests, and again only after two seconds', async () => {
  let time = 0;
  let stored = new Map<string, string>();
  const read = vi.fn(async () => stored);
  const operations = createKnownOperations(own, read, () => time);
  expect(await Promise.all([operations.find('b'), operations.find('c')])).toEqual([undefined, undefined]);
  stored = new Map([['b', '{ b }']]);
  time = 1999;
  expect(await operations.find('b')).toBeUndefined();
  expect(read).toHaveBeenCalledTimes(1);
  time = 2000;
  expect(await operations.find('b')).toBe('{ b }');
  expect(read).toHaveBeenCalledTimes(2);
});
