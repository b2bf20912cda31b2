import { describe, expect, it } from 'vitest';
import type { Change } from './follow-collection.ts';
import { commonVersion, createMirror, mirrorAsMap } from './mirror.ts';

interface Level {
  readonly _id: string;
  readonly units: number;
}

const level = (_id: string, units: number): Level => ({ _id, units });

function write(row: Level): Change<Level> {
  return { operationType: 'update', documentKey: { _id: row._id }, fullDocument: row } as unknown as Change<Level>;
}

function deletion(_id: string): Change<Level> {
  return { operationType: 'delete', documentKey: { _id } } as unknown as Change<Level>;
}

/** A mirror of a collection that the test writes to. Pages only show whether a level has units. */
function mirrorOf(...rows: readonly Level[]) {
  const stored = new Map(rows.map((row) => [row._id, row]));
  let loads = 0;
  let views = 0;
  let beforeAnswer = async () => {};
  const mirror = createMirror(
    mirrorAsMap<Record<string, number>, Level>({
      async load() {
        loads += 1;
        const found = [...stored.values()];
        await null;
        await beforeAnswer();
        return found;
      },
      view(found) {
        views += 1;
        return Object.fromEntries([...found].map(([id, { units }]) => [id, units]));
      },
      isShown: (before, after) => Boolean(before?.units) !== Boolean(after?.units),
    }),
  );
  return {
    mirror,
    stored,
    /** Runs `work` after a load has read the collection and before it returns. */
    duringLoads(work: () => Promise<void>) {
      beforeAnswer = work;
    },
    counts: () => ({ loads, views }),
  };
}

describe('a mirror', () => {
  it('loads once for many concurrent reads', async () => {
    const { mirror, counts } = mirrorOf(level('wipe', 3));
    expect(await Promise.all([mirror.read(), mirror.read()])).toEqual([{ wipe: 3 }, { wipe: 3 }]);
    expect(await mirror.read()).toEqual({ wipe: 3 });
    expect(counts()).toEqual({ loads: 1, views: 1 });
  });

  it('applies changes from their events without reading the collection again', async () => {
    const { mirror, counts } = mirrorOf(level('wipe', 3), level('spray', 5));
    await mirror.read();

    for (const change of [write(level('wipe', 2)), write(level('tissue', 9)), deletion('spray')])
      mirror.onChange(change);

    expect(await mirror.read()).toEqual({ wipe: 2, tissue: 9 });
    expect(counts(), 'a view after all changes').toEqual({ loads: 1, views: 2 });
  });

  it('applies changes that arrive while it loads', async () => {
    const { mirror, duringLoads, counts } = mirrorOf(level('wipe', 3), level('spray', 5));
    duringLoads(async () => {
      mirror.onChange(write(level('wipe', 2)));
      mirror.onChange(deletion('spray'));
    });

    expect(await mirror.read()).toEqual({ wipe: 2 });
    expect(await mirror.read()).toEqual({ wipe: 2 });
    expect(counts().loads).toBe(1);
  });

  it('removes a document that was deleted before its event was read', async () => {
    const { mirror } = mirrorOf(level('wipe', 3));
    await mirror.read();
    const withoutDocument = { operationType: 'update', documentKey: { _id: 'wipe' }, fullDocument: null };

    mirror.onChange(withoutDocument as unknown as Change<Level>);

    expect(await mirror.read()).toEqual({});
  });

  it('keeps nothing while changes are missed, and loads again afterwards', async () => {
    const { mirror, stored, counts } = mirrorOf(level('wipe', 3));
    await mirror.read();
    mirror.onBroken?.();
    stored.set('wipe', level('wipe', 2));
    expect([await mirror.read(), await mirror.read()]).toEqual([{ wipe: 2 }, { wipe: 2 }]);
    expect(counts().loads).toBe(3);
    expect(await Promise.all([mirror.read(), mirror.read()]), 'the rows of one list').toEqual([
      { wipe: 2 },
      { wipe: 2 },
    ]);
    expect(counts().loads).toBe(4);

    mirror.onResumed(false);
    stored.set('wipe', level('wipe', 1));
    expect([await mirror.read(), await mirror.read()]).toEqual([{ wipe: 1 }, { wipe: 1 }]);
    expect(counts().loads).toBe(5);
  });

  it('does not keep a load that began before a break', async () => {
    const { mirror, stored, duringLoads } = mirrorOf(level('wipe', 3));
    duringLoads(async () => {
      duringLoads(async () => {});
      mirror.onBroken?.();
      stored.set('wipe', level('wipe', 2));
      mirror.onResumed(false);
    });

    expect(await mirror.read(), 'read before the break').toEqual({ wipe: 3 });
    expect(await mirror.read()).toEqual({ wipe: 2 });
  });

  it('has a version that increases with visible changes, and is null while changes are missed', async () => {
    const [changing, calm] = [mirrorOf(level('wipe', 3)).mirror, mirrorOf().mirror];
    const version = () => commonVersion([changing, calm]) ?? Number.NaN;
    await changing.read();
    const before = version();

    changing.onChange(write(level('wipe', 2)));
    expect(version(), 'a sale out of plenty').toBe(before);
    changing.onChange(write(level('wipe', 0)));
    expect(version(), 'sold out').toBeGreaterThan(before);
    const soldOut = version();
    changing.onBroken?.();
    expect(commonVersion([changing, calm])).toBeNull();
    changing.onResumed(false);
    expect(version()).toBeGreaterThan(soldOut);
    const resumed = version();
    changing.onChange(write(level('wipe', 2)));
    expect(version(), 'before anything is loaded, each change may be shown').toBeGreaterThan(resumed);
  });

  it('retries after a failed load', async () => {
    const { mirror, duringLoads } = mirrorOf(level('wipe', 3));
    duringLoads(async () => {
      throw new Error('out of reach');
    });
    await expect(mirror.read()).rejects.toThrow('out of reach');
    duringLoads(async () => {});
    expect(await mirror.read()).toEqual({ wipe: 3 });
  });
});
