import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, type WriteStream, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { expect, it, onTestFinished } from 'vitest';
import { keepNewest, openFile, removeListed } from './destination.ts';
import { isBackupOf, toFileName } from './file-names.ts';

function newFolder(...names: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'eunbit-backups-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const name of names) writeFileSync(join(folder, name), '');
  return folder;
}

const at = (day: number) => new Date(Date.UTC(2026, 4, day, 3, 15));
const nameOf = (day: number, database = 'eunbit') => toFileName(database, at(day), '1a2b3c4d');

it('a file name contains the database, the time and the run', () => {
  expect(nameOf(22)).toBe('eunbit-20260522T031500000Z-1a2b3c4d.archive.gz.age');
  expect(isBackupOf('eunbit', nameOf(22))).toBe(true);
  expect(isBackupOf('eunbit', nameOf(22, 'eunbit-test'))).toBe(false);
  expect(isBackupOf('eunbit', 'eunbit-before-the-sale.archive.gz.age')).toBe(false);
});

it('a file gets its name only when it is complete, and only its owner can read it', async () => {
  const folder = newFolder();
  const destination = await openFile(folder, 'eunbit', at(22));
  await pipeline(Readable.from([Buffer.from('backup')]), destination.stream);
  expect(readdirSync(folder)).toEqual([expect.stringMatching(/\.age\.part$/)]);

  const path = await destination.finish({ bytes: 6 });

  expect(readFileSync(path, 'utf8')).toBe('backup');
  expect(JSON.parse(readFileSync(`${path}.json`, 'utf8'))).toMatchObject({ bytes: 6 });
  expect(readdirSync(folder)).toHaveLength(2);
  if (process.platform !== 'win32') expect(statSync(path).mode & 0o777).toBe(0o600);
});

it('the next run removes what a killed run has left, and no files of others', async () => {
  const others = ['notes.part', `${nameOf(21, 'other')}.part`];
  const folder = newFolder(`${nameOf(20)}.part`, nameOf(21), ...others);
  const destination = await openFile(folder, 'eunbit', at(22));
  await destination.discard();
  expect(readdirSync(folder).sort()).toEqual([nameOf(21), ...others].sort());
});

it('a file that is discarded while it is being opened leaves nothing behind', async () => {
  const folder = newFolder();
  for (let time = 0; time < 50; time++) {
    const { stream, discard } = await openFile(folder, 'eunbit', at(22));
    expect((stream as WriteStream).pending).toBe(true);
    await discard();
    expect(stream.closed).toBe(true);
    expect(readdirSync(folder)).toEqual([]);
  }
});

it('a file that disappears before its removal does not stop the removal of others', async () => {
  const folder = newFolder('second.part');
  await removeListed(folder, ['first.part', 'second.part']);
  expect(readdirSync(folder)).toEqual([]);
});

it('the newest backups of a database are kept', async () => {
  const all = [1, 2, 3, 4].map((day) => nameOf(day));
  const folder = newFolder(...all, `${nameOf(1)}.json`, nameOf(1, 'other'), 'eunbit-by-hand.archive.gz.age');
  expect(await keepNewest(folder, 'eunbit', 2)).toEqual([nameOf(1), nameOf(2)]);
  expect(readdirSync(folder).sort()).toEqual(
    [nameOf(3), nameOf(4), nameOf(1, 'other'), 'eunbit-by-hand.archive.gz.age'].sort(),
  );
  expect(await keepNewest(folder, 'eunbit', 5)).toEqual([]);
});
