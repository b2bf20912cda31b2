import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { satisfies } from 'semver';
import { expect, it } from 'vitest';
import { ROOT } from './paths.ts';

interface LockedPackage {
  readonly version?: string;
  readonly resolved?: string;
  readonly link?: boolean;
  readonly engines?: { readonly node?: string };
  readonly deprecated?: string;
  /** npm skips it if it does not fit the platform. */
  readonly optional?: boolean;
}

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const { engines } = JSON.parse(read('package.json'));
const packages: Record<string, LockedPackage> = JSON.parse(read('package-lock.json')).packages;
const [, oldest] = /^>=(\d+\.\d+)$/.exec(engines.node) ?? [];
const newest = read('.nvmrc').trim();

it.each([`${oldest}.0`, `${newest}.0.0`])(
  'every locked package runs on Node %s, which package.json or .nvmrc names',
  (node) => {
    const others = Object.entries(packages).filter(
      ([, { optional, engines: wanted }]) => !optional && !satisfies(node, wanted?.node ?? '*'),
    );
    expect(others.map(([path, locked]) => `${path} ${locked.version} wants ${locked.engines?.node}`)).toEqual([]);
  },
);

it('no locked package is deprecated', () => {
  expect(Object.entries(packages).filter(([, { deprecated }]) => deprecated)).toEqual([]);
});

it('every locked package has the address of its archive at the public registry, so that npm looks none up', () => {
  const fetched = Object.entries(packages).filter(([path, { link }]) => path.includes('node_modules/') && !link);
  const others = fetched.filter(([, { resolved }]) => !resolved?.startsWith('https://registry.npmjs.org/'));
  expect(fetched.length).toBeGreaterThan(1000);
  expect(others.map(([path, { resolved }]) => `${path}: ${resolved}`)).toEqual([]);
});

it('documents, image and types have the same versions', () => {
  for (const file of ['README.md', 'CONTRIBUTING.md']) {
    expect(read(file), file).toContain(`${oldest}`);
    expect(read(file), file).toContain(`${newest}`);
  }
  expect(read('README.md')).toContain(`Node: ${newest} is recommended`);
  expect(read('Dockerfile')).toMatch(new RegExp(`^ARG NODE=node:${newest}\\.`, 'm'));
  expect(packages['node_modules/@types/node']?.version?.split('.')[0]).toBe(oldest?.split('.')[0]);
});
