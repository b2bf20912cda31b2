import { describe, expect, it } from 'vitest';
import { Collection } from './collection.ts';

function filled(count: number, limit: number, forgotten: string[] = []): Collection<{ id: string }> {
  const collection = new Collection<{ id: string }>('thing', limit, ({ id }) => forgotten.push(id));
  for (let index = 1; index <= count; index += 1) collection.put({ id: `t${index}` });
  return collection;
}

function ids(items: Iterable<{ id: string }>): string[] {
  return Array.from(items, ({ id }) => id);
}

describe('a collection', () => {
  it('forgets the oldest beyond its limit and says which', () => {
    const forgotten: string[] = [];
    const collection = filled(5, 3, forgotten);

    expect(ids(collection.newestFirst())).toEqual(['t5', 't4', 't3']);
    expect(forgotten).toEqual(['t1', 't2']);
    expect(collection.get('t1')).toBeUndefined();
  });

  it('still pages from any item after many were forgotten', () => {
    const collection = filled(100, 3);

    expect(ids(collection.newestFirst('t100'))).toEqual(['t99', 't98']);
    expect(ids(collection.oldestFirst('t98'))).toEqual(['t99', 't100']);
    expect(ids(collection.newestFirst('t1'))).toEqual([]);
  });

  it('keeps the place of an item that is put again', () => {
    const collection = filled(3, 3);
    collection.put({ id: 't1' });

    expect(ids(collection.values())).toEqual(['t1', 't2', 't3']);
  });
});
