import fc from 'fast-check';
import { expect, it } from 'vitest';
import { flatten, stack } from './layers.ts';
import { WriteSet } from './write-set.ts';

const keys = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd'), minLength: 1, maxLength: 3 });
const value = fc.option(fc.nat(255).map((byte) => Buffer.alloc(byte % 7, byte)));
const writeSets = fc.array(fc.array(fc.tuple(keys, value), { minLength: 1, maxLength: 8 }), {
  maxLength: 20,
  size: 'max',
});

const writeSetOf = (entries: readonly (readonly [string, Buffer | null])[]) => {
  const writeSet = new WriteSet();
  for (const [key, bytes] of entries) writeSet.set(key, bytes);
  return writeSet;
};

it('layers hold the newest entry of each key in order, and stay few', () => {
  fc.assert(
    fc.property(writeSets, (all) => {
      let layers: WriteSet[] = [];
      for (const entries of all) layers = stack(writeSetOf(entries), layers);
      const expected = new Map(all.flat());
      const flat = flatten(layers);
      expect(new Map(flat.entries())).toEqual(expected);
      expect(flat.keys()).toEqual([...expected.keys()].sort());
      expect(flat.size).toBe(expected.size);
      const bytes = [...expected].reduce((sum, [key, held]) => sum + key.length + (held?.length ?? 0), 0);
      expect(flat.bytes).toBe(bytes);
      for (const [at, layer] of layers.slice(1).entries())
        expect(layer.size).toBeGreaterThanOrEqual(2 * (layers[at] as WriteSet).size);
    }),
  );
});

it('a layer that a view holds does not change', () => {
  const [older, newer] = [writeSetOf([['a', Buffer.from('1')]]), writeSetOf([['a', Buffer.from('2')]])];
  expect(stack(newer, [older])).toHaveLength(1);
  expect(older.get('a')).toEqual(Buffer.from('1'));
  expect(newer.keys()).toEqual(['a']);
});
