import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readAssets } from './assets.ts';

function buildOf(scripts: object): string {
  const directory = mkdtempSync(join(tmpdir(), 'eunbit-assets-'));
  mkdirSync(join(directory, '.vite'));
  writeFileSync(
    join(directory, '.vite/manifest.json'),
    JSON.stringify({
      'src/styles.css': { file: 'styles-1.css' },
      'src/app/browser-error-reporter.ts': { file: 'reporter.js' },
      ...scripts,
    }),
  );
  return directory;
}

test('a page lists each script after its imports, and the entry last', () => {
  const assets = readAssets(
    buildOf({
      'src/after-paint.ts': { file: 'first.js' },
      'src/entry-client.tsx': { file: 'entry.js', imports: ['_vendor.js', '_shared.js'] },
      'src/app/messages-ko.ts': { file: 'ko.js', imports: ['_shared.js'] },
      '_shared.js': { file: 'shared.js', imports: ['_vendor.js'] },
      '_vendor.js': { file: 'vendor.js' },
    }),
    '',
  );
  expect(assets.forPage('ko', [])).toEqual({
    first: '/first.js',
    afterPaint: ['/vendor.js', '/shared.js', '/ko.js', '/entry.js'],
    errorReporter: '/reporter.js',
  });
});

test('a page links the stylesheet by its built name', () => {
  expect(readAssets(buildOf({ 'src/after-paint.ts': { file: 'first.js' } }), '').stylesheet).toBe('/styles-1.css');
});

test('scripts that import each other are each listed once', () => {
  const assets = readAssets(
    buildOf({
      'src/after-paint.ts': { file: 'first.js' },
      'src/entry-client.tsx': { file: 'entry.js', imports: ['_a.js'] },
      'src/app/messages-ko.ts': { file: 'ko.js' },
      '_a.js': { file: 'a.js', imports: ['_b.js'] },
      '_b.js': { file: 'b.js', imports: ['_a.js', 'src/entry-client.tsx'] },
    }),
    '',
  );
  expect(assets.forPage('ko', []).afterPaint).toEqual(['/ko.js', '/b.js', '/a.js', '/entry.js']);
});

test('a page loads all of its files from the configured origin', () => {
  const assets = readAssets(
    buildOf({
      'src/after-paint.ts': { file: 'assets/first.js' },
      'src/entry-client.tsx': { file: 'assets/entry.js' },
      'src/app/messages-ko.ts': { file: 'assets/ko.js' },
    }),
    'https://cdn.example.com',
  );
  expect(assets.forPage('ko', [])).toEqual({
    first: 'https://cdn.example.com/assets/first.js',
    afterPaint: ['https://cdn.example.com/assets/ko.js', 'https://cdn.example.com/assets/entry.js'],
    errorReporter: 'https://cdn.example.com/reporter.js',
  });
  expect(assets.stylesheet).toBe('https://cdn.example.com/styles-1.css');
});
