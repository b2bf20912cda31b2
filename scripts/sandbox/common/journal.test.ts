import { appendFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Journal, type JournalEntry } from './journal.ts';

let folder: string;
let path: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'journal-'));
  path = join(folder, 'state', 'things.jsonl');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

function values(): unknown[] {
  return Array.from(Journal.read(path), ({ value }) => value);
}

describe('a journal', () => {
  it('has on disk what was appended once it is flushed', async () => {
    const journal = new Journal(path, () => []);
    journal.append({ kind: 'n', value: 1 });
    journal.append({ kind: 'n', value: 2 });
    await journal.flushed();

    expect(values()).toEqual([1, 2]);
    await journal.close();
  });

  it('is read back without a line that was torn by a crash', async () => {
    const journal = new Journal(path, () => []);
    journal.append({ kind: 'n', value: 1 });
    await journal.close();
    await appendFile(path, '{"kind":"n","val');

    expect(values()).toEqual([1]);
  });

  it('starts with what is still alive and goes on after it', async () => {
    const alive: JournalEntry[] = [{ kind: 'n', value: 'alive' }];
    const first = new Journal(path, () => []);
    first.append({ kind: 'n', value: 'dead' });
    await first.close();

    const second = new Journal(path, () => alive);
    second.append({ kind: 'n', value: 'new' });
    await second.close();

    expect(values()).toEqual(['alive', 'new']);
  });

  it('does not grow without bound, and loses nothing while it is written anew', async () => {
    const newest = new Map<number, number>();
    const journal = new Journal(path, () =>
      (function* entries(): Generator<JournalEntry> {
        for (const [id, version] of newest) yield { kind: 'n', value: { id, version } };
      })(),
    );
    for (let version = 1; version <= 60_000; version += 1) {
      const id = version % 700;
      newest.set(id, version);
      journal.append({ kind: 'n', value: { id, version } });
      if (version % 50 === 0) await journal.flushed();
    }
    await journal.close();

    const read = new Map(Array.from(values() as { id: number; version: number }[], ({ id, version }) => [id, version]));
    expect(read).toEqual(newest);
    expect((await readFile(path, 'utf8')).split('\n').length).toBeLessThan(30_000);
  });
});
