import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { newFolder } from '../start/mongod/testing/stand-ins.ts';
import { findInstalledPackages } from './installed-packages.ts';

let root: string;

beforeEach(() => {
  root = newFolder();
});

function install(path: string, json: object): void {
  const folder = join(root, path);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify(json));
}

describe('the packages of the image', () => {
  it('include what was asked for and its dependencies, each where it is installed', () => {
    install('node_modules/stripe', { dependencies: { qs: '6' } });
    install('node_modules/qs', { dependencies: { 'side-channel': '1' } });
    install('node_modules/stripe/node_modules/qs', {});
    install('node_modules/unused', {});
    expect(findInstalledPackages(root, 'server', ['stripe'])).toEqual([
      'node_modules/stripe',
      'node_modules/stripe/node_modules/qs',
    ]);
  });

  it('are found in the workspace first, and exclude other platforms', () => {
    install('server/node_modules/sharp', { optionalDependencies: { '@img/sharp-linux-x64': '1', '@img/other': '1' } });
    install('node_modules/sharp', {});
    install('node_modules/@img/sharp-linux-x64', {});
    expect(findInstalledPackages(root, 'server', ['sharp'])).toEqual([
      'node_modules/@img/sharp-linux-x64',
      'server/node_modules/sharp',
    ]);
  });

  it('are refused if a required one is not installed', () => {
    install('node_modules/stripe', { dependencies: { qs: '6' } });
    expect(() => findInstalledPackages(root, 'server', ['stripe'])).toThrow('qs is not installed');
  });
});
