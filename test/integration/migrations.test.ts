import { randomBytes } from 'node:crypto';
import { connectDatabase } from '@eunbit/server/app/database';
import {
  describeRollout,
  dryRun,
  findForeignMigrations,
  MIGRATIONS,
  migrate,
  pendingMigrations,
} from '@eunbit/server/migrations/migrate';
import type { Migration } from '@eunbit/server/migrations/migration';
import mongoose, { type Connection, type mongo } from 'mongoose';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';

/** Strings are ids in some collections of the shop. */
type Doc = { _id: string } & Record<string, unknown>;

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
const read = (collection: string, _id: string) => db.collection<Doc>(collection).findOne({ _id });
const names = async () => (await db.listCollections({}, { nameOnly: true }).toArray()).map(({ name }) => name);

const NO_PARCEL = {
  dueAt: null,
  attempts: 0,
  problem: null,
  providerId: null,
  carrier: null,
  trackingCode: null,
  trackingUrl: null,
  trackerId: null,
  label: null,
  parcel: null,
};
const BOUGHT_PARCEL = {
  providerId: 'shp_1',
  carrier: 'USPS',
  trackingCode: '94',
  trackingUrl: 'https://track',
  trackerId: 'trk_1',
  label: { url: 'https://label', price: 623 },
  parcel: { status: 'IN_TRANSIT' },
};

const SHIPPED_AT = new Date('2026-03-02T00:00:00Z');

/** An order in one parcel, and what its carrier has said. */
const shippedOrder = (_id: string, news: string | null): Doc => ({
  _id,
  number: _id,
  checkoutId: _id,
  status: 'ORDER_SHIPPED',
  statusHistory: [{ status: 'ORDER_CONFIRMED' }, { status: 'ORDER_SHIPPED', at: SHIPPED_AT, by: 'mina' }],
  lines: [{ productId: 'wipe', slug: 'wipe', quantity: 2 }],
  tracking: [{ carrier: 'USPS', trackingNumber: '94' }],
  shipment: {
    ...NO_PARCEL,
    state: 'BOUGHT',
    providerId: `shp_${_id}`,
    trackingCode: '94',
    parcel: news && { status: news },
  },
});

/** Documents as the first version of the shop wrote them, as far as names have changed since. */
async function writeFirstVersion(): Promise<void> {
  await insert('users', { _id: 'mina', email: 'mina@example.com', position: 'MANAGER', orderMails: false });
  await db.collection('users').createIndex({ position: 1, createdAt: 1, _id: 1 });
  await insert('mails', { _id: 'welcome', kind: 'WELCOME', key: 'WELCOME:mina', refs: { userId: 'mina' } });
  await db.collection('mails').createIndex({ key: 1 }, { unique: true });
  await insert('mails', {
    _id: 'changed',
    kind: 'POSITION_CHANGED',
    key: 'POSITION_CHANGED:mina:1',
    refs: { userId: 'mina', personId: 'mina', position: 'MANAGER' },
  });
  await insert(
    'audit_entries',
    { _id: 'a', action: 'LETTER_RETRIED', subject: 'LETTER', changes: [] },
    {
      _id: 'b',
      action: 'POSITION_CHANGED',
      subject: 'USER',
      changes: [{ field: 'position', before: 'USER', after: 'MANAGER' }, { field: 'blocked' }],
    },
    { _id: 'c', action: 'SECRET_CODE_SET', subject: 'SECRET_CODE', changes: [] },
    { _id: 'd', action: 'PRODUCTS_ORDERED', subject: 'PRODUCT_ORDER', changes: [{ field: 'position' }] },
  );
  await insert('saved_views', { _id: 'mina', views: [{ list: 'ORDERS' }, { list: 'LETTERS' }], version: 2 });
  await insert('visits', { _id: 'v', channel: 'MAIL' }, { _id: 'w', channel: 'DIRECT' });
  const lists = JSON.stringify({
    sources: [
      ['MAIL\neunbit', 3],
      ['DIRECT\n', 2],
    ],
    note: 'MAIL',
  });
  await insert('visit_rollups', { _id: 'KR:2026-03-02', counts: { channels: { MAIL: 3, DIRECT: 2 } }, lists });
  await insert('secret', { _id: 'code', hash: 'argon2id', tries: 1 });
  await insert('checkouts', { _id: 'x', basket: 'cart', market: 'KR', sealedPassCode: 'sealed' });
  await db.collection('checkouts').createIndex({ basket: 1, market: 1, state: 1, createdAt: -1, _id: -1 });
  await insert(
    'orders',
    { _id: 'o', number: 'EB-1', checkoutId: 'x', sealedPassCode: 'sealed' },
    { _id: 'p', number: 'EB-2', checkoutId: 'y', sealedPassCode: null },
    { _id: 'q', number: 'EB-3', checkoutId: 'z', shipment: null },
    { _id: 't', number: 'EB-4', checkoutId: 'tt', shipment: { ...NO_PARCEL, state: 'DUE', attempts: 2 } },
    { _id: 'u', number: 'EB-5', checkoutId: 'uu', shipment: { ...NO_PARCEL, ...BOUGHT_PARCEL, state: 'BOUGHT' } },
    {
      _id: 'v',
      number: 'EB-6',
      checkoutId: 'vv',
      shipment: { state: 'MANUAL', dueAt: null, carrier: 'UPS', trackingCode: '1Z', trackingUrl: 'https://ups' },
    },
    shippedOrder('shipped', null),
    shippedOrder('delivered', 'DELIVERED'),
    { _id: 'cancelled', number: 'EB-9', checkoutId: 'c', status: 'ORDER_CANCELLED', tracking: [] },
  );
  await db.collection('orders').createIndex({ 'shipment.providerId': 1 });
  await insert('product_orders', { _id: 'products', version: 4 });
  await insert(
    'audit_entries',
    { _id: 'e', action: 'NOTICE_EDITED', subject: 'NOTICE', changes: [{ field: 'title' }] },
    {
      _id: 'f',
      action: 'PRODUCT_EDITED',
      subject: 'PRODUCT',
      changes: [{ field: 'noticeKRKo', before: '', after: 'x' }],
    },
  );
  await insert('products', {
    _id: 'wipe',
    slug: 'wipe',
    notices: { KR: [], US: [] },
    volume: { ko: '80매', en: '80 sheets' },
  });
  await insert('notices', { _id: 'n', title: 'Hello' });
  await insert('restock_notices', { _id: 'r', market: 'KR' });
  await insert('social_visits', { _id: 's', provider: 'NAVER' });
}

describe('data of the first version', () => {
  it('has the names of this version after a migration', async () => {
    await writeFirstVersion();

    expect(await migrate(db)).toEqual(MIGRATIONS.map(({ id }) => id));

    expect(await read('users', 'mina')).toEqual({
      _id: 'mina',
      email: 'mina@example.com',
      role: 'MANAGER',
      orderEmails: false,
    });
    expect(await read('emails', 'welcome')).toMatchObject({ kind: 'WELCOME', key: 'WELCOME:mina' });
    expect(await read('emails', 'changed')).toEqual({
      _id: 'changed',
      kind: 'ROLE_CHANGED',
      key: 'ROLE_CHANGED:mina:1',
      refs: { userId: 'mina', personId: 'mina', role: 'MANAGER' },
    });
    expect(await read('audit_entries', 'a')).toMatchObject({ action: 'EMAIL_RETRIED', subject: 'EMAIL' });
    expect(await read('audit_entries', 'b')).toMatchObject({
      action: 'ROLE_CHANGED',
      changes: [{ field: 'role', before: 'USER', after: 'MANAGER' }, { field: 'blocked' }],
    });
    expect(await read('audit_entries', 'c')).toMatchObject({
      action: 'ROLE_CHANGE_PIN_SET',
      subject: 'ROLE_CHANGE_PIN',
    });
    expect(await read('audit_entries', 'd')).toMatchObject({
      subject: 'PRODUCT_RANKING',
      changes: [{ field: 'position' }],
    });
    expect(await read('saved_views', 'mina')).toMatchObject({ views: [{ list: 'ORDERS' }, { list: 'EMAILS' }] });
    expect(await read('visits', 'v')).toMatchObject({ channel: 'EMAIL' });
    expect(await read('visits', 'w')).toMatchObject({ channel: 'DIRECT' });
    const rollup = await read('visit_rollups', 'KR:2026-03-02');
    expect(rollup?.counts).toEqual({ channels: { DIRECT: 2, EMAIL: 3 } });
    const lists = {
      sources: [
        ['EMAIL\neunbit', 3],
        ['DIRECT\n', 2],
      ],
      note: 'MAIL',
    };
    expect(JSON.parse(String(rollup?.lists))).toEqual(lists);
    expect(await read('role_change_pins', 'code')).toMatchObject({ hash: 'argon2id' });
    expect(await read('checkouts', 'x')).toEqual({
      _id: 'x',
      market: 'KR',
      cartId: 'cart',
      encryptedPassCode: 'sealed',
    });
    expect(await read('orders', 'o')).toMatchObject({ number: 'EB-1', encryptedPassCode: 'sealed' });
    expect(await read('orders', 'p')).toMatchObject({ number: 'EB-2', encryptedPassCode: null });
    const shipment = async (id: string) => (await read('orders', id))?.shipment;
    const none = { dueAt: null, attempts: 0, problem: null, boxes: [], providerIds: [] };
    expect(await shipment('q')).toBeNull();
    expect(await shipment('t')).toEqual({ ...none, state: 'DUE', attempts: 2 });
    const bought = { number: 1, measure: null, contents: [], ...BOUGHT_PARCEL };
    expect(await shipment('u')).toEqual({ ...none, state: 'BOUGHT', boxes: [bought], providerIds: ['shp_1'] });
    expect(await shipment('v')).toMatchObject({
      state: 'MANUAL',
      boxes: [{ providerId: null, carrier: 'UPS', trackingCode: '1Z', label: null }],
      providerIds: [],
    });
    const shipped = await read('orders', 'shipped');
    expect(shipped).toMatchObject({ fulfilmentStatus: 'SHIPPED', fulfilmentVersion: 0 });
    expect(shipped?.fulfilments).toEqual([
      {
        id: 'shipped',
        lines: [{ productId: 'wipe', quantity: 2 }],
        parcels: [{ carrier: 'USPS', trackingNumber: '94', news: null, newsBy: null, lookAt: null, looks: 0 }],
        at: SHIPPED_AT,
        by: 'mina',
        restExpectedOn: null,
      },
    ]);
    expect(shipped).not.toHaveProperty('tracking');
    expect(await read('orders', 'delivered')).toMatchObject({ fulfilmentStatus: 'DELIVERED' });
    expect(await read('orders', 'cancelled')).toMatchObject({ fulfilmentStatus: 'CANCELLED', fulfilments: [] });
    expect(await read('orders', 'o')).toMatchObject({ fulfilmentStatus: 'OPEN', fulfilments: [] });
    expect(await read('product_rankings', 'products')).toMatchObject({ version: 4 });
    expect(await read('oauth_attempts', 's')).toMatchObject({ provider: 'NAVER' });
    expect(await read('audit_entries', 'e')).toMatchObject({ action: 'ANNOUNCEMENT_EDITED', subject: 'ANNOUNCEMENT' });
    expect(await read('audit_entries', 'f')).toMatchObject({
      changes: [{ field: 'disclosureKRKo', before: '', after: 'x' }],
    });
    expect(await read('products', 'wipe')).toEqual({
      _id: 'wipe',
      slug: 'wipe',
      disclosures: { KR: [], US: [] },
      volume: { ko: '80매', en: '80 sheets' },
      contents: { kind: 'SHEETS', amount: 80, packs: 1 },
    });
    expect(await read('announcements', 'n')).toMatchObject({ title: 'Hello' });
    expect(await read('restock_subscriptions', 'r')).toMatchObject({ market: 'KR' });
    for (const gone of ['mails', 'secret', 'product_orders', 'social_visits', 'notices', 'restock_notices'])
      expect(await names()).not.toContain(gone);
  });

  it('has the contents that the text of a product states (CATALOGUE-21)', async () => {
    const texts: readonly (readonly [string, object | undefined])[] = [
      ['120매', { kind: 'SHEETS', amount: 120, packs: 1 }],
      ['80 매 × 3팩', { kind: 'SHEETS', amount: 80, packs: 3 }],
      ['1.5L', { kind: 'MILLILITRES', amount: 1_500, packs: 1 }],
      ['500ml', { kind: 'MILLILITRES', amount: 500, packs: 1 }],
      ['1,200g x 2', { kind: 'GRAMS', amount: 1_200, packs: 2 }],
      ['리필 한 봉', undefined],
      ['0매', undefined],
      ['200,000매', undefined],
    ];
    await insert('products', ...texts.map(([ko]) => ({ _id: ko, slug: ko, volume: { ko, en: 'any' } })));
    await insert('products', { _id: 'none', slug: 'none', volume: null });

    await migrate(db);

    for (const [ko, contents] of texts) {
      expect(await read('products', ko), ko).toEqual({
        _id: ko,
        slug: ko,
        volume: { ko, en: 'any' },
        ...(contents && { contents }),
      });
    }
    expect(await read('products', 'none')).toEqual({ _id: 'none', slug: 'none', volume: null });
  });

  it('has what is paid of each order, as the books say (PAYMENT-49)', async () => {
    const order = (_id: string, state: string) => ({ _id, number: _id, checkoutId: _id, payment: { state } });
    await insert(
      'orders',
      order('paid', 'PAID'),
      order('parted', 'PAID'),
      order('returned', 'PAID'),
      order('awaited', 'AWAITING_DEPOSIT'),
      order('authorised', 'CAPTURE_DUE'),
      order('lapsed', 'LAPSED'),
      order('void', 'VOID'),
      order('refunded', 'REFUNDED'),
      order('failed', 'REFUNDED'),
      order('early', 'REFUNDED'),
    );
    const entry = (kind: string, _id: string, orderNumber: string, amount: number) => {
      return { _id: `${_id}:${orderNumber}`, kind, orderNumber, amount, at: new Date(0) };
    };
    await insert(
      'ledger',
      entry('PAYMENT', 'payment', 'paid', 100),
      entry('FEE', 'fee', 'paid', -3),
      entry('PAYMENT', 'payment', 'parted', 100),
      entry('REFUND', 'refund', 'parted', -40),
      entry('PAYMENT', 'payment', 'returned', 100),
      entry('REFUND', 'taken-back', 'returned', -100),
      entry('PAYMENT', 'payment-2', 'returned', 100),
      entry('PAYMENT', 'payment', 'refunded', 100),
      entry('REFUND', 'refund', 'refunded', -100),
      entry('PAYMENT', 'payment', 'failed', 100),
      entry('REFUND', 'refund', 'failed', -100),
      entry('REFUND', 'refund-failed', 'failed', 100),
      entry('VOID', 'void', 'void', 0),
    );

    await migrate(db);

    const found = await db
      .collection<Doc>('orders')
      .find({ payment: { $exists: true } })
      .toArray();
    const read = found.map(({ _id, payment }) => [_id, Object.values(payment as object).slice(1)]);
    expect(Object.fromEntries(read)).toEqual({
      paid: [100, 0, 'PAID'],
      parted: [100, 40, 'PARTLY_REFUNDED'],
      returned: [100, 0, 'PAID'],
      awaited: [0, 0, 'AWAITING_PAYMENT'],
      authorised: [0, 0, 'AUTHORISED'],
      lapsed: [0, 0, 'FAILED'],
      void: [0, 0, 'VOID'],
      refunded: [100, 100, 'REFUNDED'],
      failed: [100, 0, 'PAID'],
      early: [0, 0, 'REFUNDED'],
    });
  });

  it('is what a server of this version reads, without the indexes of former names', async () => {
    await writeFirstVersion();

    const server = await connectDatabase(uri, { migrates: true });
    await server.close();

    const keys = async (collection: string) =>
      Object.keys((await db.collection(collection).indexInformation()) as object);
    expect(await keys('users')).toContain('role_1_createdAt_1__id_1');
    expect(await keys('users')).not.toContain('position_1_createdAt_1__id_1');
    expect((await keys('checkouts')).filter((name) => name.includes('basket'))).toEqual([]);
    expect(await keys('emails')).toContain('key_1');
    expect(await pendingMigrations(db)).toEqual([]);
  });

  it('is refused by a server that must not migrate, which says what is missing', async () => {
    await writeFirstVersion();

    await expect(connectDatabase(uri)).rejects.toThrow(
      'The database is older than this version of the shop. Missing: 0001-email-names, 0002-role-names, 0003-purchase-names, 0004-announcement-names, 0005-shipment-boxes, 0006-payment-status, 0007-fulfilments, 0008-product-contents. Run: npm run migrate',
    );

    expect(await names()).toContain('mails');
  });

  it('is left as it is by a dry run, which says what would change', async () => {
    await writeFirstVersion();

    const lines = await dryRun(db);

    expect(lines).toContain('0001-email-names: users: orderMails becomes orderEmails (1)');
    expect(lines).toContain('0001-email-names: mails: the collection becomes emails (1)');
    expect(lines).toContain('0003-purchase-names: orders: sealedPassCode becomes encryptedPassCode (2)');
    expect(await read('users', 'mina')).toMatchObject({ position: 'MANAGER', orderMails: false });
    expect(await names()).toContain('mails');
  });
});

describe('a migration', () => {
  it('finds nothing left to do when it is run again', async () => {
    await writeFirstVersion();
    await migrate(db);
    expect(await migrate(db)).toEqual([]);
  });

  it.each(MIGRATIONS)('such as $id changes nothing when all of its steps are done a second time', async ({ steps }) => {
    await writeFirstVersion();
    await migrate(db);

    for (const step of steps) await step.apply(db);

    for (const step of steps) expect(await step.count(db), step.what).toBe(0);
    expect(await read('emails', 'changed')).toMatchObject({ key: 'ROLE_CHANGED:mina:1' });
  });

  it('that was cut short is done to its end by the next run', async () => {
    await writeFirstVersion();
    const cut: Migration[] = MIGRATIONS.map(({ id, steps }) => ({
      id,
      steps: steps.map((step, index) => ({
        ...step,
        apply: (target) =>
          id.startsWith('0002') && index === 2 ? Promise.reject(new Error('cut')) : step.apply(target),
      })),
    }));
    await expect(migrate(db, () => undefined, cut)).rejects.toThrow('cut');

    expect(await migrate(db)).toEqual(MIGRATIONS.slice(1).map(({ id }) => id));
    expect(await read('users', 'mina')).toMatchObject({ role: 'MANAGER' });
  });

  it('runs once when two processes begin it together', async () => {
    await writeFirstVersion();

    const runs = await Promise.allSettled([migrate(db), migrate(db)]);

    const applied = runs.flatMap((run) => (run.status === 'fulfilled' ? run.value : []));
    expect(applied).toEqual(MIGRATIONS.map(({ id }) => id));
    for (const run of runs) {
      if (run.status === 'rejected') expect(run.reason.message).toBe('Another process is migrating the database.');
    }
  });

  it('never puts documents of two collections together', async () => {
    await writeFirstVersion();
    await insert('emails', { _id: 'other', kind: 'WELCOME' });
    await expect(migrate(db)).rejects.toThrow('Both mails and emails hold documents.');
    expect(await read('mails', 'welcome')).not.toBeNull();
  });
});

describe('a database', () => {
  it('that is empty needs no migration, now and later', async () => {
    const server = await connectDatabase(uri);
    await server.close();
    expect(await pendingMigrations(db)).toEqual([]);
    expect(await db.collection('migrations').countDocuments()).toBe(MIGRATIONS.length);
  });

  it('that a later version has migrated is refused', async () => {
    const server = await connectDatabase(uri);
    await server.close();
    await insert('migrations', { _id: '9999-later', at: new Date() });

    const refusal = 'The database is newer than this version of the shop (9999-later)';
    await expect(connectDatabase(uri)).rejects.toThrow(refusal);
    await expect(connectDatabase(uri, { migrates: true })).rejects.toThrow(refusal);
  });

  it('that a later version has migrated so that this one survives it is used on', async () => {
    const server = await connectDatabase(uri);
    await server.close();
    const newer: Migration = { id: '9999-later', survivedBy: MIGRATIONS.at(-1)?.id, steps: [] };
    expect(await migrate(db, undefined, [...MIGRATIONS, newer])).toEqual(['9999-later']);

    expect(await findForeignMigrations(db, 1500)).toEqual([]);
    await (await connectDatabase(uri)).close();

    // Of a version after that one: it takes away what this version uses.
    const next: Migration = { id: '9999-next', survivedBy: '9999-later', steps: [] };
    await migrate(db, undefined, [...MIGRATIONS, newer, next]);
    expect(await findForeignMigrations(db, 1500)).toEqual(['9999-next']);
    await expect(connectDatabase(uri)).rejects.toThrow('newer than this version of the shop (9999-next)');
  });
});

describe('what is said about running servers', () => {
  const LAST = MIGRATIONS.at(-1)?.id;
  const adds: Migration = { id: '9999-adds', survivedBy: LAST, steps: [] };
  const removes: Migration = { id: '9999-removes', survivedBy: adds.id, steps: [] };
  const renames: Migration = { id: '9999-renames', steps: [] };
  const describeAll = (...pending: Migration[]) => describeRollout(pending, [...MIGRATIONS, ...pending]);

  it('is that they may go on, where the version before survives every step', () => {
    expect(describeAll(adds)).toBe('Servers of the version before may go on running.');
  });

  it('is that they have to be stopped, where one of them is not survived, or only by a version in between', () => {
    expect(describeAll(adds, renames)).toBe(
      'Stop all servers first: those of older versions do not work after 9999-renames.',
    );
    expect(describeAll(adds, removes)).toContain('after 9999-removes.');
  });

  it('stands at the end of a dry run, and in the refusal to start', async () => {
    await writeFirstVersion();
    const all = MIGRATIONS.map(({ id }) => id).join(', ');
    const advice = `Stop all servers first: those of older versions do not work after ${all}.`;
    expect((await dryRun(db)).at(-1)).toBe(advice);
    await expect(connectDatabase(uri)).rejects.toThrow(advice);
  });
});
