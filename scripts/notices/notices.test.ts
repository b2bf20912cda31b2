import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listsPackage, readNotice, renderNotices } from './notices.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'eunbit-notices-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function install(files: Readonly<Record<string, string>>, manifest: object = { license: 'MIT' }): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'a-package', version: '1.2.3', ...manifest }));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
}

describe('the notice of a package', () => {
  it('includes all its licence and notice files', () => {
    install({
      'LICENSE.md': 'Copyright of one',
      NOTICE: 'Of others',
      LICENSE_FONT: 'Of a font',
      NRO_LICENSE: 'Of data',
      'license.js': 'no text',
      'index.js': 'no text',
    });

    expect(readNotice(folder)).toEqual({
      name: 'a-package',
      version: '1.2.3',
      licence: 'MIT',
      text: ['Copyright of one', 'Of a font', 'Of others', 'Of data'].join('\n\n'),
    });
  });

  it('includes its author, its readme and its licence text if it has no such file', () => {
    install(
      { 'README.md': '# A package\n\nUseful.\n\n## Licence\n\nParts are of others.\n\n## More\n\nMore.\n' },
      { license: 'MIT', author: 'Ann <ann@example.com>', repository: { url: 'git+https://example.com/a.git' } },
    );

    const { text } = readNotice(folder);
    expect(text).toContain('Copyright (c) Ann <ann@example.com>, https://example.com/a');
    expect(text).toContain('Parts are of others.');
    expect(text).not.toContain('Useful.');
    expect(text).not.toContain('More.');
    expect(text).toContain('Permission is hereby granted, free of charge');
  });

  it('includes the text of each licence of an expression', () => {
    install({}, { license: '(LGPL-3.0-or-later OR Apache-2.0)', author: { name: 'Ann' } });

    const { text } = readNotice(folder);
    expect(text).toContain('GNU LESSER GENERAL PUBLIC LICENSE');
    expect(text).toContain('Apache License');
  });

  it('is refused if nothing states its licence', () => {
    install({ 'README.md': 'Useful.' }, { license: undefined });

    expect(() => readNotice(folder)).toThrow('a-package 1.2.3 has no notice');
  });
});

describe('the notices', () => {
  const notice = (name: string, version = '1.0.0') => ({ name, version, licence: 'MIT', text: `Text of ${name}` });

  it('list each package once, sorted', () => {
    const text = renderNotices([notice('b'), notice('a', '2.0.0'), notice('b'), notice('a')]);

    expect([...text.matchAll(/^(\S+) (\S+) \(MIT\)$/gm)].map(([, name, version]) => `${name} ${version}`)).toEqual([
      'a 1.0.0',
      'a 2.0.0',
      'b 1.0.0',
    ]);
  });

  it('can be searched for a package', () => {
    const text = renderNotices([notice('@scope/b')]);
    expect(listsPackage(text, '@scope/b', '1.0.0')).toBe(true);
    expect(listsPackage(text, '@scope/b', '1.0.1')).toBe(false);
    expect(listsPackage(text, 'b', '1.0.0')).toBe(false);
  });
});
