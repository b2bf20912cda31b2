import { BSON } from 'mongodb';
import { expect, it } from 'vitest';
import { buildOplogEntry, readOplogEntry } from './oplog-entry.ts';

const ts = new BSON.Timestamp({ t: 1_779_000_000, i: 28_419 });

it('an entry of the oplog keeps its document byte by byte', () => {
  const document = BSON.serialize({ _id: new BSON.Double(5), o: { 10: 'a', 2: 'b' }, text: '\x03o' });
  const bytes = buildOplogEntry({ op: 'i', ns: 'shop.orders', ts }, document);

  const entry = readOplogEntry(bytes);
  expect(entry).toMatchObject({ op: 'i', ns: 'shop.orders', _id: new BSON.Double(5) });
  expect(entry?.document.equals(document)).toBe(true);
  expect(BSON.deserialize(bytes)).toMatchObject({ op: 'i', ns: 'shop.orders', v: 2, o: { text: '\x03o' } });
});

it('an operation that does not write one whole document is skipped', () => {
  const [update, command] = [
    { ts, op: 'u', ns: 'shop.orders', o: { $v: 2, diff: {} }, o2: { _id: 1 } },
    { o: { drop: 'orders' }, ts, op: 'c', ns: 'shop.$cmd' },
  ].map((entry) => readOplogEntry(Buffer.from(BSON.serialize(entry))));
  expect([update, command]).toEqual([null, null]);
});
