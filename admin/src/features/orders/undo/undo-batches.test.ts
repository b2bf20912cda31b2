import { expect, test } from 'vitest';
import { addToBatches, openBatches, type UndoBatch } from './undo-batches.ts';

const buildBatch = (key: string, changeId: string, deadline: number): UndoBatch => ({
  key,
  status: 'ORDER_CONFIRMED',
  changes: [{ orderNumber: `EB-${changeId}`, changeId }],
  deadline,
});

test('the changes of one action are one batch, which expires with the first of them (ORDER-23)', () => {
  const batches = addToBatches(addToBatches([], buildBatch('a', '1', 10_000)), buildBatch('a', '2', 11_000));

  expect(batches).toHaveLength(1);
  expect(batches[0]).toMatchObject({ deadline: 10_000, changes: [{ changeId: '1' }, { changeId: '2' }] });
});

test('two actions are two batches, and an expired batch is removed', () => {
  const batches = addToBatches([buildBatch('a', '1', 10_000)], buildBatch('b', '2', 12_000));

  expect(openBatches(batches, 9_999).map(({ key }) => key)).toEqual(['a', 'b']);
  expect(openBatches(batches, 10_000).map(({ key }) => key)).toEqual(['b']);
});
