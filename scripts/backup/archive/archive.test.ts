import { BSON } from 'mongodb';
import { describe, expect, it } from 'vitest';
import { readArchive } from './archive-reader.ts';
import { ArchiveWriter } from './archive-writer.ts';
import { Crc64 } from './crc64.ts';

const ORDERS = { db: 'shop', collection: 'orders' };
const USERS = { db: 'shop', collection: 'users' };

const metadata = (namespace: typeof ORDERS) => ({ ...namespace, metadata: '{}', size: 0, type: 'collection' });
const documents = (count: number) =>
  Array.from({ length: count }, (_, n) => BSON.serialize({ _id: n, text: 'x'.repeat(n) }));

function writeArchive(): Buffer {
  const writer = new ArchiveWriter();
  return Buffer.concat([
    writer.begin({ server: '8.0.4', tool: 'test' }, [metadata(ORDERS), metadata(USERS)]),
    writer.documents(ORDERS, documents(5)),
    writer.documents(USERS, documents(2)),
    writer.documents(ORDERS, documents(3)),
    writer.end(ORDERS),
    writer.end(USERS),
  ]);
}

/** Splits the bytes into chunks with arbitrary boundaries, like a stream. */
async function* inPieces(bytes: Buffer, size = 7) {
  for (let first = 0; first < bytes.length; first += size) yield bytes.subarray(first, first + size);
}

async function read(bytes: Buffer): Promise<Record<string, number[]>> {
  const ids: Record<string, number[]> = {};
  for await (const part of readArchive(inPieces(bytes))) {
    if (part.kind === 'beginning') continue;
    const { collection } = part.namespace;
    ids[collection] = [...(ids[collection] ?? []), ...part.documents.map((each) => BSON.deserialize(each)._id)];
  }
  return ids;
}

describe('an archive', () => {
  it('has the documents of each collection in order, even if their blocks alternate', async () => {
    expect(await read(writeArchive())).toEqual({ orders: [0, 1, 2, 3, 4, 0, 1, 2], users: [0, 1] });
  });

  it('starts like a mongodump archive', () => {
    const bytes = writeArchive();
    expect(bytes.subarray(0, 4).toString('hex')).toBe('6de29981');
    const header = BSON.deserialize(bytes.subarray(4, 4 + bytes.readInt32LE(4)));
    expect(header).toEqual({
      concurrent_collections: 1,
      version: '0.1',
      server_version: '8.0.4',
      tool_version: 'test',
    });
  });

  it('is refused if it is truncated anywhere', async () => {
    const bytes = writeArchive();
    for (let length = 0; length < bytes.length; length += 1) {
      await expect(read(bytes.subarray(0, length)), `${length} bytes`).rejects.toThrow();
    }
  });

  it('is refused if a byte of its documents has changed', async () => {
    const bytes = writeArchive();
    const at = bytes.indexOf('xxxx');
    bytes.writeUInt8(0x79, at);
    await expect(read(bytes)).rejects.toThrow('checksum of shop.orders');
  });

  it('is refused if it is not an archive', async () => {
    await expect(read(Buffer.from('some other file'))).rejects.toThrow('not a mongodump archive');
  });
});

it('checksums are CRC-64 with the polynomial of ECMA-182', () => {
  const sum = new Crc64();
  sum.update(Buffer.from('12345'));
  sum.update(Buffer.from('6789'));
  expect(BigInt.asUintN(64, sum.value)).toBe(0x995dc9bbdf1939fan);
});
