import { inflateRawSync } from 'node:zlib';
import { MAXIMUM_WORKBOOK_ROWS } from '@eunbit/schema/order-list';
import { expect, it } from 'vitest';
import { toWorkbook } from './workbook.ts';

/** Reads a file of a ZIP archive by the archive's central directory. */
function readEntry(archive: Buffer, name: string): string {
  const end = archive.lastIndexOf('PK\u0005\u0006', undefined, 'latin1');
  let at = archive.readUInt32LE(end + 16);
  for (let left = archive.readUInt16LE(end + 10); left > 0; left -= 1) {
    const length = archive.readUInt16LE(at + 28);
    if (archive.toString('utf8', at + 46, at + 46 + length) === name) {
      const local = archive.readUInt32LE(at + 42);
      const from = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
      const packed = archive.subarray(from, from + archive.readUInt32LE(at + 20));
      return (archive.readUInt16LE(at + 10) === 8 ? inflateRawSync(packed) : packed).toString();
    }
    at += 46 + length + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
  }
  throw new Error(`${name} is not in the archive`);
}

async function* repeat(row: readonly (string | number)[], times: number) {
  for (let index = 0; index < times; index += 1) yield row;
}

it('a workbook stores phones, postcodes and formula-like text as text, and amounts as numbers (ORDER-46)', async () => {
  const texts = ['+82 10-5555-6666', '04790', '=1+1', '20260101', '김하늘 <&>\u0001\ud800'];
  async function* rows() {
    yield [...texts, { amount: 13.9, decimals: 2 }, 3, null];
  }
  const workbook = await toWorkbook({ headings: ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'], rows: rows() });
  if (!workbook) throw new Error('no workbook');
  const sheet = readEntry(workbook, 'xl/worksheets/sheet1.xml');
  const strings = readEntry(workbook, 'xl/sharedStrings.xml');

  for (const text of ['+82 10-5555-6666', '04790', '=1+1', '20260101', '김하늘 &lt;&amp;&gt;']) {
    expect(strings).toContain(`>${text}<`);
  }
  for (const cell of ['A2', 'B2', 'C2', 'D2', 'E2']) expect(sheet).toMatch(new RegExp(`<c r="${cell}"[^>]*t="s"`));
  expect(sheet).not.toContain('<f>');
  expect(sheet).toMatch(/<c r="F2"(?![^>]*t="s")[^>]*><v>13.9<\/v>/);
  expect(sheet).toMatch(/<c r="G2"(?![^>]*t="s")[^>]*><v>3<\/v>/);
});

it('a workbook is not created from more rows than the limit', async () => {
  const headings = ['a'];
  expect(await toWorkbook({ headings, rows: repeat(['x'], MAXIMUM_WORKBOOK_ROWS) })).toBeInstanceOf(Buffer);
  expect(await toWorkbook({ headings, rows: repeat(['x'], MAXIMUM_WORKBOOK_ROWS + 1) })).toBeNull();
});
