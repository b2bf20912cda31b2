import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readBuiltCode } from './testing/built-code.ts';
import { plainSentinels } from './vite-plain-sentinels.ts';

const REACT_DOM = join(
  dirname(createRequire(import.meta.url).resolve('react-dom')),
  'cjs/react-dom-client.production.js',
);

const built = (entry: string) => readBuiltCode(entry, plainSentinels());

/** A file at the place of React's with `source` in it. */
function transformReact(source: string): string {
  const folder = join(mkdtempSync(join(tmpdir(), 'plain-sentinels-')), 'react-dom/cjs');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'react-dom-client.production.js');
  writeFileSync(file, source);
  return file;
}

const sentinels = (count: number) =>
  [
    'const formatProdErrorMessage = (number) => "error " + number;',
    ...Array.from(
      { length: count },
      (_, index) => `export const Sentinel${index}Exception = Error(formatProdErrorMessage(${index}));`,
    ),
  ].join('\n');

describe('What React throws only to recognise it', () => {
  it('is not made as an error while the React of this shop is loaded', async () => {
    const code = await built(REACT_DOM);
    expect(code).toMatch(/SuspenseException = Object\.create\(Error\.prototype/);
    expect(code).not.toMatch(/Exception = Error\(/);
  });

  it('is an error with its text, and knows no place', async () => {
    const code = await built(transformReact(sentinels(5)));
    const { Sentinel3Exception: thrown } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
    expect(thrown).toBeInstanceOf(Error);
    expect(thrown.message).toBe('error 3');
    expect(Object.hasOwn(thrown, 'stack')).toBe(false);
  });

  it('fails the build when there is more or less of it than is known', async () => {
    await expect(built(transformReact(sentinels(4)))).rejects.toThrow('React has 4 such values now, not 5');
  });
});
