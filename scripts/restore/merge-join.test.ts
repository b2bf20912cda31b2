import { expect, it } from 'vitest';
import { mergeJoin } from './merge-join.ts';

async function* rows(...keys: string[]) {
  for (const key of keys) yield { key };
}

async function join(left: string[], right: string[]) {
  const joined: string[] = [];
  const keyOf = (row: { key: string }) => row.key;
  for await (const { key, left: lefts, right: rights } of mergeJoin(rows(...left), keyOf, rows(...right), keyOf)) {
    joined.push(`${key} ${lefts.length}:${rights.length}`);
  }
  return joined;
}

it('a join returns each key once, with the rows of both sides', async () => {
  expect(await join(['a', 'c', 'c', 'd'], ['b', 'c', 'd', 'd', 'e'])).toEqual([
    'a 1:0',
    'b 0:1',
    'c 2:1',
    'd 1:2',
    'e 0:1',
  ]);
  expect(await join([], ['a'])).toEqual(['a 0:1']);
  expect(await join([], [])).toEqual([]);
});
