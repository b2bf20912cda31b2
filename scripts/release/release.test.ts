import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BUILD_OUTPUTS } from '../setup/build.ts';
import { ARCHIVED_FOLDERS, writeArchive } from './archive.ts';
import { readNotes, requireTag } from './notes.ts';

const CHANGELOG = `# Changelog

## Unreleased

- Shoppers: later.

## 1.2.0 – 2026-12-01

### Added

- Shoppers: now.

## 1.2.0-rc.1 – 2026-11-01

- Shoppers: before.
`;

describe('the notes of a release', () => {
  it('are the section of its version, without the heading', () => {
    expect(readNotes(CHANGELOG, '1.2.0')).toBe('### Added\n\n- Shoppers: now.\n');
    expect(readNotes(CHANGELOG, '1.2.0-rc.1')).toBe('- Shoppers: before.\n');
  });

  it('are refused if the changelog has no such version or an empty section', () => {
    expect(() => readNotes(CHANGELOG, '1.3.0')).toThrow('CHANGELOG.md has nothing of version 1.3.0');
    expect(() => readNotes('## 1.3.0\n\n## 1.2.0\n\n- a\n', '1.3.0')).toThrow('nothing of version 1.3.0');
  });
});

describe('the tag of a release', () => {
  it('is the version of package.json', () => {
    expect(() => requireTag('v1.2.0', '1.2.0')).not.toThrow();
    expect(() => requireTag('v1.3.0', '1.2.0')).toThrow('The tag is v1.3.0, package.json has 1.2.0');
  });

  it('is not checked if none is given', () => {
    expect(() => requireTag(undefined, '1.2.0')).not.toThrow();
  });
});

describe('the archive of a release', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'eunbit-release-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const digest = (path: string) => createHash('sha256').update(readFileSync(path)).digest('hex');

  function build(root: string): void {
    for (const path of [
      ...ARCHIVED_FOLDERS.map((each) => join(each, 'index.js')),
      '.cache/build.json',
      '.cache/other',
    ]) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), path);
    }
  }

  it('contains every folder that a build writes, and which sources they are built from', () => {
    const outside = BUILD_OUTPUTS.filter(
      (output) => !ARCHIVED_FOLDERS.some((each) => `${output}/`.startsWith(`${each}/`)),
    );
    expect(outside).toEqual([]);

    build(folder);
    const archive = writeArchive({ root: folder, target: join(folder, 'release'), version: '1.2.0', modifiedAt: 1000 });

    const entries = execFileSync('tar', ['-tzf', archive], { encoding: 'utf8' }).trim().split('\n');
    const files = entries.filter((entry) => !entry.endsWith('/'));
    expect(files.sort()).toEqual([...ARCHIVED_FOLDERS.map((each) => `${each}/index.js`), '.cache/build.json'].sort());
  });

  it('is the same for the same builds, and has a digest', () => {
    build(folder);
    const [first, second] = ['one', 'two'].map((name) =>
      writeArchive({ root: folder, target: join(folder, name), version: '1.2.0', modifiedAt: 1000 }),
    ) as [string, string];

    expect(first).toBe(join(folder, 'one/eunbit-1.2.0-builds.tar.gz'));
    expect(digest(second)).toBe(digest(first));
    expect(readFileSync(`${first}.sha256`, 'utf8')).toBe(`${digest(first)}  eunbit-1.2.0-builds.tar.gz\n`);
  });
});
