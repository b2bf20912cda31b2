import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fetchSuites } from './fetch-suites.ts';
import { locateSuites, suiteFiles } from './suites.ts';

const SUITE = 'crud/unified/find.json';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'specification-tests-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(path: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), '{}');
}

/** A repository that has the suites at its first commit and has lost them since. Answers that commit. */
function createRepository(): string {
  const git = (...args: string[]) => execFileSync('git', ['-C', folder, ...args], { encoding: 'utf8' }).trim();
  const commit = () => git('-c', 'user.name=a', '-c', 'user.email=a@example.com', 'commit', '--quiet', '-m', 'a');
  git('init', '--quiet');
  write(`test/spec/${SUITE}`);
  git('add', '.');
  commit();
  const pinned = git('rev-parse', 'HEAD');
  git('rm', '--quiet', '-r', 'test');
  commit();
  return pinned;
}

describe('a folder of specification tests', () => {
  it('may keep tests that need fail points in a separate folder', () => {
    write(SUITE);
    write('optional-failpoints/crud/unified/errors.json');

    expect(locateSuites(folder, [SUITE, 'crud/unified/errors.json'])).toEqual([
      join(folder, SUITE),
      join(folder, 'optional-failpoints/crud/unified/errors.json'),
    ]);
  });

  it('is unusable if a listed test is missing', () => {
    write(SUITE);

    expect(locateSuites(folder, [SUITE, 'crud/unified/gone.json'])).toBeNull();
  });
});

describe('the list of specification tests', () => {
  it('includes every file once, and can be filtered by name', () => {
    const all = suiteFiles([]);
    expect(new Set(all).size).toBe(all.length);
    expect(all.length).toBeGreaterThan(300);
    const filtered = suiteFiles(['transactions/unified/']);
    expect(filtered.length).toBeGreaterThan(20);
    expect(filtered.every((path) => path.startsWith('transactions/unified/'))).toBe(true);
  });
});

describe('fetching the specification tests', () => {
  it('uses the pinned commit, even if the repository has newer ones', async () => {
    const source = { repository: folder, commit: createRepository(), folder: 'test/spec' };
    const target = join(folder, 'cache/specs');

    await fetchSuites(source, target);
    expect(locateSuites(join(target, 'test/spec'), [SUITE])).not.toBeNull();
    expect(existsSync(join(target, '.git'))).toBe(false);
  });

  it('fails with a one-line error and leaves nothing behind if they cannot be fetched', async () => {
    const source = { repository: join(folder, 'nowhere'), commit: '0'.repeat(40), folder: 'test/spec' };
    const target = join(folder, 'cache/specs');

    await expect(fetchSuites(source, target)).rejects.toThrow(/^[^\n]+$/);
    expect(existsSync(target)).toBe(false);
  });
});
