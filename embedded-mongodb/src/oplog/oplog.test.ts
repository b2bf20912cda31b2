import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Timestamp } from 'bson';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Store } from '../storage/store.ts';
import { WriteSet } from '../storage/write-set.ts';
import { Oplog } from './oplog.ts';
import { getChannel, type OplogOperation } from './oplog-entry.ts';

let folder: string;
let store: Store;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'oplog-'));
  store = new Store(folder, false);
});
afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

const dropping = (database: string): OplogOperation => ({ kind: 'dropDatabase', database });

const commit = (oplog: Oplog, operations: OplogOperation[]) => {
  const writeSet = new WriteSet();
  oplog.append(writeSet, operations);
  store.commit(writeSet);
  oplog.announce(operations);
};

describe('the oplog', () => {
  it('returns an entry only after it is on disk', async () => {
    const oplog = new Oplog(store);
    const start = oplog.clock.now();
    commit(oplog, [dropping('shop')]);
    expect(oplog.next(start)).toBeUndefined();
    await store.durable();
    expect(oplog.next(start)).toMatchObject({ operations: [{ kind: 'dropDatabase', database: 'shop' }] });
  });

  it('wakes only the watchers that a change concerns', async () => {
    const oplog = new Oplog(store);
    const woken: string[] = [];
    for (const name of ['shop', 'other']) oplog.watch(getChannel(name, undefined), () => woken.push(name));
    const forget = oplog.watch(getChannel(undefined, undefined), () => woken.push('everything'));
    commit(oplog, [dropping('shop')]);
    await store.durable();
    forget();
    commit(oplog, [dropping('third')]);
    await store.durable();
    expect(woken.sort()).toEqual(['everything', 'shop']);
  });

  it('wakes a watcher that starts between a commit and its write to disk', async () => {
    const oplog = new Oplog(store);
    const start = oplog.clock.now();
    commit(oplog, [dropping('shop')]);
    const woken: Timestamp[] = [];
    oplog.watch(getChannel('shop', undefined), (time) => woken.push(time));
    expect(oplog.next(start)).toBeUndefined();
    await store.durable();
    expect(woken).toHaveLength(1);
  });

  it('stays within its bounds, and rejects readers that are too late', async () => {
    const oplog = new Oplog(store, { bytes: 1 << 20, entries: 100 });
    const start = oplog.clock.now();
    for (let n = 0; n < 1200; n++) commit(oplog, [dropping(`database${n}`)]);
    await store.durable();

    expect(() => oplog.next(start)).toThrow(
      expect.objectContaining({ code: 286, codeName: 'ChangeStreamHistoryLost' }),
    );
    const again = new Oplog(store);
    expect(() => again.next(start)).toThrow(/may no longer be in the oplog/);
    expect(again.clock.now().greaterThan(oplog.clock.now())).toBe(true);
  });
});
