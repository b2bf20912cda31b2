import {
  copyFileSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { decode } from '../bson/decode.ts';
import { encode } from '../bson/encode.ts';
import { handle } from '../commands/dispatch.ts';
import { listen } from '../server/listener.ts';
import { markCreation, repairDataFile } from './data-file.ts';
import { DataMap } from './data-map.ts';
import { type Meta, readMeta } from './data-pages.ts';
import { documentKey } from './keys.ts';
import { Store } from './store.ts';
import { WriteSet } from './write-set.ts';

const PAGE = 4096;
const LISTEN = { host: '127.0.0.1', port: 0, sync: true, testCommands: false, maxConnections: 10 };
const folders: string[] = [];
const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'data-file-'));
  folders.push(folder);
  return folder;
};

/** A folder whose last two states differ in every document. */
let original: string;
let older: Meta;

beforeAll(async () => {
  original = newFolder();
  const { environment } = new DataMap(original, true);
  for (const state of [2, 3, 4]) {
    await environment.batch(() => {
      for (let n = 0; n < 600; n++) {
        const text = 'x'.repeat(n % 100 === 0 ? 10_000 : n % 50);
        void environment.put(Buffer.from(documentKey(1, n), 'latin1'), encode({ state, text }));
      }
    });
  }
  await environment.close();
  const file = openSync(join(original, 'data.mdb'), 'r');
  const metas = [readMeta(file, 0, 0), readMeta(file, 1, PAGE)] as [Meta, Meta];
  older = metas[0].transaction < metas[1].transaction ? metas[0] : metas[1];
});
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

/** A copy of the folder whose data file was damaged. */
const damaged = (damage: (path: string) => void) => {
  const folder = newFolder();
  const path = join(folder, 'data.mdb');
  copyFileSync(join(original, 'data.mdb'), path);
  damage(path);
  return folder;
};

const overwrite = (path: string, page: number, fill: number) => {
  const bytes = readFileSync(path);
  bytes.fill(fill, page * PAGE, (page + 1) * PAGE);
  writeFileSync(path, bytes);
};

/** The states that the documents of a folder are of, after it was repaired and opened. */
const statesIn = async (folder: string) => {
  const store = new Store(folder, true);
  const states = new Set<unknown>();
  let count = 0;
  for (const { value } of store.view().range(documentKey(1, 0), documentKey(2, 0))) {
    states.add(decode(value).state);
    count++;
  }
  const writeSet = new WriteSet();
  writeSet.set(documentKey(2, 1), encode({ isWritable: true }));
  store.commit(writeSet);
  await store.durable();
  await store.close();
  return { count, states: [...states] };
};

describe('a data file', () => {
  it('that is intact is not changed', async () => {
    const folder = damaged(() => {});
    expect(repairDataFile(folder, true)).toBeUndefined();
    expect(await statesIn(folder)).toEqual({ count: 600, states: [4] });
  });

  it('with a missing end falls back to the previous state', async () => {
    const folder = damaged((path) => truncateSync(path, (older.lastPage + 1) * PAGE));
    const { size } = statSync(join(original, 'data.mdb'));
    expect((older.lastPage + 1) * PAGE).toBeLessThan(size);
    expect(repairDataFile(folder, false)).toMatch(
      `went back to the last whole state, transaction ${older.transaction}`,
    );
    expect(await statesIn(folder)).toEqual({ count: 600, states: [3] });
    expect(repairDataFile(folder, true)).toBeUndefined();
  });

  it('with garbage in its newer head page falls back to the previous state', async () => {
    const folder = damaged((path) => overwrite(path, 1 - older.slot, 0xff));
    expect(repairDataFile(folder, false)).toMatch(
      `opened the state of the other one, transaction ${older.transaction}`,
    );
    expect(await statesIn(folder)).toEqual({ count: 600, states: [3] });
  });

  it('with garbage in its older head page loses nothing', async () => {
    const folder = damaged((path) => overwrite(path, older.slot, 0));
    expect(repairDataFile(folder, false)).toMatch('a head page');
    expect(await statesIn(folder)).toEqual({ count: 600, states: [4] });
  });

  it('that is empty is refused', () => {
    const folder = damaged((path) => truncateSync(path));
    expect(() => repairDataFile(folder, false)).toThrow(/is empty: restore the folder from a copy/);
  });

  it('whose creation was interrupted is created again', async () => {
    const folder = newFolder();
    markCreation(folder);
    writeFileSync(join(folder, 'data.mdb'), '');
    expect(repairDataFile(folder, true)).toBeUndefined();
    expect(await statesIn(folder)).toEqual({ count: 0, states: [] });
  });

  it('that became empty after its creation is refused', async () => {
    const folder = newFolder();
    const { close } = await listen({ ...LISTEN, dataPath: folder }, handle);
    await close();
    truncateSync(join(folder, 'data.mdb'));
    await expect(listen({ ...LISTEN, dataPath: folder }, handle)).rejects.toThrow(/data.mdb is empty/);
  });

  it('that was closed cleanly is refused if its pages are garbage', () => {
    const folder = damaged((path) => {
      for (let page = 2; page < statSync(path).size / PAGE; page++) overwrite(path, page, 0xa5);
    });
    expect(() => repairDataFile(folder, false)).toThrow(/is damaged and holds no whole state/);
  });

  it('that is not a database is refused', () => {
    const folder = damaged((path) => writeFileSync(path, 'not a database\n'.repeat(10_000)));
    expect(() => repairDataFile(folder, false)).toThrow(/is damaged and holds no whole state/);
  });

  it('without a head page is refused', () => {
    const folder = damaged((path) => truncateSync(path, 100));
    expect(() => repairDataFile(folder, false)).toThrow(/is damaged and holds no whole state/);
  });

  it('with overwritten or missing pages holds one whole state after the repair, or is refused', async () => {
    const pages = Math.floor(statSync(join(original, 'data.mdb')).size / PAGE);
    const page = fc.nat(pages - 1);
    const damages = fc.record({
      cut: fc.option(page),
      garbage: fc.array(fc.record({ page, fill: fc.nat(255) }), { maxLength: 2 }),
    });
    await fc.assert(
      fc.asyncProperty(damages, async ({ cut, garbage }) => {
        const folder = damaged((path) => {
          for (const each of garbage) overwrite(path, each.page, each.fill);
          if (cut !== null) truncateSync(path, cut * PAGE + 17);
        });
        try {
          repairDataFile(folder, true);
        } catch (error) {
          expect(String(error)).toMatch(/is damaged and holds no whole state/);
          return;
        }
        const { count, states } = await statesIn(folder);
        expect(count).toBe(600);
        expect([[3], [4]]).toContainEqual(states);
      }),
      { numRuns: Number(process.env.DAMAGE_RUNS ?? 40) },
    );
  }, 600_000);
});
