import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BUNDLED_PACKAGES, readBundledPackages, thirdPartyNotices } from './bundled-notices.ts';
import { listsPackage } from './notices.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'eunbit-bundle-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(path: string, content: string | object): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), typeof content === 'string' ? content : JSON.stringify(content));
}

function install(path: string, version: string): void {
  const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
  write(join(path, 'package.json'), { name, version, license: 'MIT', main: 'index.js' });
  write(join(path, 'index.js'), `export const from = ${JSON.stringify(`${name} ${version}`)};`);
  write(join(path, 'LICENSE'), `Terms of ${name} ${version}`);
}

describe('a bundle', () => {
  it('includes the notices of its packages, and of what it is built from', async () => {
    install('node_modules/used', '1.0.0');
    // Some nested manifests have no version, such as those of libphonenumber-js.
    write('node_modules/used/min/package.json', { name: 'used/min' });
    write('node_modules/used/min/index.js', "export { from } from 'inner';");
    install('node_modules/used/node_modules/inner', '2.0.0');
    install('node_modules/unused', '1.0.0');
    install('node_modules/preset', '3.0.0');
    write(
      'main.js',
      "import { from } from 'used';\nimport { from as other } from 'used/min/index.js';\nconsole.log(from, other);\n",
    );

    await build({
      root,
      configFile: false,
      logLevel: 'silent',
      plugins: [thirdPartyNotices({ root, madeFrom: ['preset'] })],
      build: { outDir: 'dist', rolldownOptions: { input: join(root, 'main.js') } },
    });

    const text = readFileSync(join(root, 'dist/third-party-notices.txt'), 'utf8');
    expect(text).toContain('Terms of used 1.0.0');
    expect(text).toContain('Terms of inner 2.0.0');
    expect(listsPackage(text, 'preset', '3.0.0')).toBe(true);
    expect(listsPackage(text, 'unused', '1.0.0')).toBe(false);
    expect(readBundledPackages([join(root, 'dist')])).toEqual([
      'node_modules/preset',
      'node_modules/used',
      'node_modules/used/node_modules/inner',
    ]);
  });
});

describe('the packages of several bundles', () => {
  it('are listed once', () => {
    const [one, two] = ['one', 'two'].map((name) => join(root, name)) as [string, string];
    write(join('one', BUNDLED_PACKAGES), ['node_modules/qs', 'node_modules/react']);
    write(join('two', BUNDLED_PACKAGES), ['node_modules/qs', 'node_modules/stripe/node_modules/qs']);

    expect(readBundledPackages([one, two])).toEqual([
      'node_modules/qs',
      'node_modules/react',
      'node_modules/stripe/node_modules/qs',
    ]);
  });
});
