import { randomBytes } from 'node:crypto';
import { connectDatabase } from '@eunbit/server/app/database';
import {
  describeRollout,
  dryRun,
  findForeignMigrations,
  MIGRATIONS,
  migrate,
  pendingMigrations,
  requireMigrated,
} from '@eunbit/server/migrations/migrate';
import type { Migration } from '@eunbit/server/migrations/migration';
import { dropIndex, renameCollection, renameField, replaceValue, updateAll } from '@eunbit/server/migrations/steps';
import mongoose, { type Connection, type mongo } from 'mongoose';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';

type Doc = { _id: string } & Record<string, unknown>;

/** Migrations of a made-up shop: the first requires that it is closed, the second does not. */
const names: Migration = {
  id: '0001-names',
  steps: [
    renameField('baskets', 'items', 'lines'),
    dropIndex('baskets', 'items_1'),
    replaceValue('baskets', 'state', 'ENDED', 'ORDERED'),
    renameCollection('baskets', 'carts'),
  ],
};
const totals: Migration = {
  id: '0002-totals',
  survivedBy: names.id,
  steps: [
    updateAll('carts: the total is the sum of the lines', 'carts', { total: { $exists: false } }, [
      { $set: { total: { $sum: '$lines' } } },
    ]),
  ],
};
const KNOWN: readonly Migration[] = [names, totals];
const ALL = KNOWN.map(({ id }) => id);

let uri: string;
let connection: Connection;
let db: mongo.Db;

beforeEach(async () => {
  const address = new URL(inject('mongodbUri'));
  address.pathname = `/migrations-${randomBytes(8).toString('hex')}`;
  uri = address.href;
  connection = await mongoose.createConnection(uri).asPromise();
  db = connection.db as mongo.Db;
});
afterEach(async () => {
  await connection.dropDatabase();
  await connection.close();
});

const insert = (collection: string, ...docs: Doc[]) => db.collection<Doc>(collection).insertMany(docs);
const readAll = (collection: string) => db.collection<Doc>(collection).find().sort({ _id: 1 }).toArray();
const collections = async () =>
  (await db.listCollections({}, { nameOnly: true }).toArray()).map(({ name }) => name).sort();
const run = (known: readonly Migration[] = KNOWN) => migrate(db, undefined, known);

/** Documents as written by servers from before any migration. */
async function writeOldData(): Promise<void> {
  await insert('baskets', { _id: 'a', items: [2, 3], state: 'ENDED' }, { _id: 'b', items: [], state: 'OPEN' });
  await db.collection('baskets').createIndex({ items: 1 });
  await db.collection('baskets').createIndex({ state: 1 });
}

const MIGRATED = [
  { _id: 'a', lines: [2, 3], state: 'ORDERED', total: 5 },
  { _id: 'b', lines: [], state: 'OPEN', total: 0 },
];

describe('data of an older version', () => {
  beforeEach(writeOldData);

  it('is migrated in order, by collection, field, value and index', async () => {
    expect(await run()).toEqual(ALL);

    expect(await readAll('carts')).toEqual(MIGRATED);
    expect(await collections()).toEqual(['carts', 'migrations']);
    expect(Object.keys(await db.collection('carts').indexInformation())).toEqual(['_id_', 'state_1']);
    expect(await pendingMigrations(db, KNOWN)).toEqual([]);
  });

  it('is refused with the missing migrations if migrating is not allowed', async () => {
    await expect(requireMigrated(db, KNOWN)).rejects.toThrow(
      'The database is older than this version of the shop. Missing: 0001-names, 0002-totals. Run: npm run migrate. Stop all servers first: those of older versions do not work after 0001-names, 0002-totals.',
    );

    expect(await collections()).toEqual(['baskets']);
  });

  it('is left unchanged by a dry run, which reports what would change', async () => {
    expect(await dryRun(db, KNOWN)).toEqual([
      '0001-names: baskets: items becomes lines (2)',
      '0001-names: baskets: the index items_1 goes (1)',
      '0001-names: baskets: state ENDED becomes ORDERED (1)',
      '0001-names: baskets: the collection becomes carts (1)',
      '0002-totals: carts: the total is the sum of the lines (0)',
      'Stop all servers first: those of older versions do not work after 0001-names, 0002-totals.',
    ]);

    expect(await collections()).toEqual(['baskets']);
  });

  it('needs nothing more when migrated again', async () => {
    await run();
    expect(await run()).toEqual([]);
    expect(await dryRun(db, KNOWN)).toEqual([]);
  });

  it('is the same after all steps are repeated', async () => {
    await run();
    const steps = KNOWN.flatMap((migration) => migration.steps);

    for (const step of steps) await step.apply(db);

    for (const step of steps) expect(await step.count(db), step.what).toBe(0);
    expect(await readAll('carts')).toEqual(MIGRATED);
  });

  it('is migrated completely by the next run after an interrupted one', async () => {
    const cut = names.steps.map((step, index) => ({
      ...step,
      apply: (target: mongo.Db) => (index === 2 ? Promise.reject(new Error('cut')) : step.apply(target)),
    }));
    await expect(run([{ ...names, steps: cut }, totals])).rejects.toThrow('cut');

    expect(await run()).toEqual(ALL);
    expect(await readAll('carts')).toEqual(MIGRATED);
  });

  it('is migrated once if two processes start at once', async () => {
    const runs = await Promise.allSettled([run(), run()]);

    expect(runs.flatMap((each) => (each.status === 'fulfilled' ? each.value : []))).toEqual(ALL);
    for (const each of runs) {
      if (each.status === 'rejected') expect(each.reason.message).toBe('Another process is migrating the database.');
    }
  });

  it('is never merged into a collection that holds other documents', async () => {
    await insert('carts', { _id: 'other' });
    await expect(run()).rejects.toThrow('Both baskets and carts hold documents.');
    expect((await readAll('baskets')).map(({ _id }) => _id)).toEqual(['a', 'b']);
  });
});

describe('a database', () => {
  it('needs no migration if it is empty, now and later', async () => {
    expect(await pendingMigrations(db, KNOWN)).toEqual([]);
    await insert('carts', ...MIGRATED);
    expect(await run()).toEqual([]);
    expect((await readAll('migrations')).map(({ _id }) => _id)).toEqual(ALL);
  });

  it('starts at this version, and a start records all known migrations', async () => {
    await (await connectDatabase(uri)).close();
    await (await connectDatabase(uri, { migrates: true })).close();
    expect(await db.collection('migrations').countDocuments()).toBe(MIGRATIONS.length);
  });

  it('is refused if a later version has migrated it', async () => {
    await (await connectDatabase(uri)).close();
    await insert('migrations', { _id: '9999-later', at: new Date() });

    const refusal = 'The database is newer than this version of the shop (9999-later)';
    await expect(connectDatabase(uri)).rejects.toThrow(refusal);
    await expect(connectDatabase(uri, { migrates: true })).rejects.toThrow(refusal);
  });

  it.each<[string, readonly Migration[], Migration]>([
    ['that knows no migration', [], { id: '0001-adds', survivedBy: null, steps: [] }],
    ['that knows the migrations before', KNOWN, { id: '0003-adds', survivedBy: totals.id, steps: [] }],
  ])(
    'is accepted after a later migration that an older version survives, by a version %s',
    async (_which, known, adds) => {
      await writeOldData();
      await run(known);
      expect(await run([...known, adds])).toEqual([adds.id]);

      expect(await findForeignMigrations(db, 1500, known)).toEqual([]);
      expect(await requireMigrated(db, known)).toBeUndefined();

      // A migration of a still later version, which removes what this version uses.
      const removes: Migration = { id: '9999-removes', survivedBy: adds.id, steps: [] };
      await run([...known, adds, removes]);
      expect(await findForeignMigrations(db, 1500, known)).toEqual(['9999-removes']);
      await expect(requireMigrated(db, known)).rejects.toThrow('newer than this version of the shop (9999-removes)');
    },
  );
});

describe('the advice about running servers', () => {
  const adds: Migration = { id: '9999-adds', survivedBy: totals.id, steps: [] };
  const removes: Migration = { id: '9999-removes', survivedBy: adds.id, steps: [] };
  const renames: Migration = { id: '9999-renames', steps: [] };
  const describeAll = (...pending: Migration[]) => describeRollout(pending, [...KNOWN, ...pending]);

  it('is to leave them running if the previous version survives every step', () => {
    expect(describeAll(adds)).toBe('Servers of the version before may go on running.');
    const first: Migration = { id: '0001-adds', survivedBy: null, steps: [] };
    expect(describeRollout([first], [first])).toBe('Servers of the version before may go on running.');
  });

  it('is to stop them if a step is not survived, or only by a version in between', () => {
    expect(describeAll(adds, renames)).toBe(
      'Stop all servers first: those of older versions do not work after 9999-renames.',
    );
    expect(describeAll(adds, removes)).toContain('after 9999-removes.');
  });
});
