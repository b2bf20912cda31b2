import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import mongoose from 'mongoose';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { layOut } from '../../scripts/image/lay-out.ts';
import { NOTICES_FILE, readBundledPackages } from '../../scripts/notices/bundled-notices.ts';
import { listsPackage } from '../../scripts/notices/notices.ts';
import { buildChanged } from '../../scripts/setup/build.ts';
import { freePort } from '../../scripts/setup/free-port.ts';
import { ROOT } from '../../scripts/setup/paths.ts';
import { ISOLATES, runInImage, startImageServer } from '../kit/image-container.ts';
import { createProcessEnvironment, type ProcessEnvironment } from '../kit/process-environment.ts';

/** In megabytes, without Node itself. */
const MAXIMUM_SIZE = 120;
/** A date that shows whether the modification times were set. */
const MODIFIED_AT = 1_780_000_000;

/** Builds that packages are bundled into; the image has more packages in `node_modules`. */
const BUILDS = ['server/dist', 'web/dist/client', 'web/dist/server', 'admin/dist'];

/** For the builds, if this file runs by itself. */
const BUILD_MS = 300_000;

let folder: string;
let layout: string;
let environment: ProcessEnvironment;
let settings: Readonly<Record<string, string>>;

beforeAll(async () => {
  await buildChanged(() => undefined);
  folder = mkdtempSync(join(tmpdir(), 'eunbit-image-'));
  layout = join(folder, 'app');
  layOut({ target: layout, packagesRoot: ROOT, modifiedAt: MODIFIED_AT });
  const address = new URL(inject('mongodbUri'));
  address.pathname = `/image-${randomBytes(8).toString('hex')}`;
  environment = await createProcessEnvironment(address.href);
  settings = { ...environment.settings, PUBLIC_URL: 'https://shop.example.com', ALLOW_SANDBOXES: 'yes' };
}, BUILD_MS);
afterAll(async () => {
  const connection = await mongoose.createConnection(settings.MONGODB_URI ?? '').asPromise();
  await connection.dropDatabase();
  await connection.close();
  await environment.stop();
  rmSync(folder, { recursive: true, force: true });
});

const list = () => readdirSync(layout, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());

/** The packages in a folder, by their paths in the lock file. */
function findPackages(path = ''): string[] {
  const packages = join(path, 'node_modules');
  if (!existsSync(join(layout, packages))) return [];
  return readdirSync(join(layout, packages)).flatMap((name) => {
    const folder = join(packages, name);
    const found = name.startsWith('@') ? readdirSync(join(layout, folder)).map((part) => join(folder, part)) : [folder];
    return found.flatMap((each) => [each, ...findPackages(each)]);
  });
}

describe('the files of the container image', () => {
  it('are a few megabytes with one timestamp, and none is for development only', () => {
    const files = list().map(({ parentPath, name }) => join(parentPath, name));
    const megabytes = files.reduce((sum, file) => sum + statSync(file).size, 0) / 1e6;
    expect(megabytes).toBeLessThan(MAXIMUM_SIZE);
    const others = files.filter((file) => !file.includes('/node_modules/'));
    expect(new Set(others.map((file) => statSync(file).mtimeMs))).toEqual(new Set([MODIFIED_AT * 1000]));
    const own = others.map((file) => file.slice(layout.length + 1));
    // Source maps: of the server for its log, of the clients for staff who inspect browser errors.
    for (const build of ['server/dist/main', 'web/dist/client/assets/', 'admin/dist/assets/']) {
      expect(own).toContainEqual(expect.stringMatching(new RegExp(`^${build}.*\\.js\\.map$`)));
    }
    expect(own.filter((file) => /\.(ts|tsx)$|\.test\.|sandbox|embedded-mongodb/.test(file))).toEqual([]);
  });

  it('include every picture and film that fills a new shop', () => {
    const pictures = join(layout, 'scripts/pictures');
    const lists = ['pictures.json', 'films.json'].map((name) => readFileSync(join(pictures, name), 'utf8')).join();
    const named = [...lists.matchAll(/"((?:products|films)\/[^"]+)"/g)].map(([, name = '']) => name);
    expect(named.length).toBeGreaterThan(200);
    expect(named.filter((name) => !existsSync(join(pictures, name)))).toEqual([]);
  });

  it('include packages of production for this platform only', () => {
    const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
      packages: Record<string, { dev?: boolean } | undefined>;
    };
    const held = findPackages();
    const needed = ['sharp', 'stripe', '@node-rs/argon2', 'react-dom'].map((name) => `node_modules/${name}`);
    expect(held).toEqual(expect.arrayContaining(needed));
    expect(held.some((path) => path.startsWith(`node_modules/@img/sharp-${process.platform}`))).toBe(true);
    expect(held.filter((path) => packages[path] === undefined || packages[path].dev)).toEqual([]);
    expect(held.filter((path) => /playwright|lighthouse|tsx|vite|mongodb-memory-server/.test(path))).toEqual([]);
  });

  it('include the licence notice of every package', () => {
    const notices = readFileSync(join(layout, NOTICES_FILE), 'utf8');
    const findLacking = (packages: readonly string[], text: string) =>
      packages.filter((path) => {
        const { name, version } = JSON.parse(readFileSync(join(ROOT, path, 'package.json'), 'utf8'));
        return !listsPackage(text, name, version);
      });
    const installed = findPackages();
    expect(installed.length).toBeGreaterThan(50);
    expect(findLacking(installed, notices)).toEqual([]);
    const bundled = readBundledPackages(BUILDS.map((build) => join(layout, build)));
    expect(bundled.length).toBeGreaterThan(200);
    expect(findLacking(bundled, notices)).toEqual([]);
    for (const client of ['web/dist/client', 'admin/dist']) {
      const own = readFileSync(join(layout, client, NOTICES_FILE), 'utf8');
      const inClient = readBundledPackages([join(layout, client)]);
      expect(inClient).toContain('node_modules/react');
      expect(findLacking(inClient, own)).toEqual([]);
    }
  });
});

const CONTAINER = ISOLATES
  ? 'a container, read-only and not of root'
  : 'a plain process, since none can be isolated here';

// The tests run in order: the first one fills the shop.
describe(CONTAINER, { shuffle: false }, () => {
  it('prepares the database and fills the shop', async () => {
    const dryRun = await runInImage(layout, settings, ['migrate', '--dry-run']);
    expect(dryRun).toEqual({ code: 0, output: 'Nothing to do.\n' });
    const seeded = await runInImage(layout, settings, ['seed', '--catalogue']);
    expect(seeded).toEqual({
      code: 0,
      output: expect.stringMatching(/^Filling the shop .*…\nFilled the shop in [\d.]+ s\.\n$/),
    });
  });

  it.each([
    { role: 'web', page: 200 },
    { role: 'jobs', page: 404 },
    { role: 'all', page: 200 },
  ])('serves as $role', async ({ role, page }) => {
    const port = String(await freePort());
    const server = await startImageServer(layout, { ...settings, ROLE: role, PORT: port });
    try {
      const get = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
      const status = async (path: string) => (await get(path)).status;
      expect(await Promise.all(['/healthz', '/product/pet-spray'].map(status))).toEqual([200, page]);
      // Polled as by a load balancer: on a busy machine the database ping behind it may exceed its 1.5 seconds.
      await expect.poll(() => status('/readyz')).toBe(200);
      for (const client of ['/', '/admin/']) {
        const notices = await (await get(`${client}${NOTICES_FILE}`)).text();
        expect(notices.startsWith('This shop contains software of others')).toBe(page === 200);
      }
      const check = ['node', 'healthcheck.mjs'];
      expect(await runInImage(layout, { PORT: port }, check)).toEqual({ code: 0, output: '' });
    } finally {
      await server.stop();
    }
    expect((await runInImage(layout, { PORT: port }, ['node', 'healthcheck.mjs'])).code).toBe(1);
  });

  it("runs the owner's commands", async () => {
    const admin = ['--email', 'han@shop.example', '--first-name', 'Seoyeon', '--last-name', 'Han', '--generate'];
    const [created, diagnosis, reconciled] = await Promise.all([
      runInImage(layout, settings, ['create-admin', ...admin]),
      runInImage(layout, settings, ['doctor', '--only', 'database', '--json']),
      runInImage(layout, settings, ['reconcile']),
    ]);
    expect(created).toMatchObject({ code: 0, output: expect.stringContaining('han@shop.example, ADMIN') });
    expect(JSON.parse(diagnosis.output)).toContainEqual(expect.objectContaining({ area: 'DATABASE', status: 'GOOD' }));
    expect(reconciled.code).toBe(0);
  });

  it.each(['create-admin', 'migrate', 'reconcile', 'seed'])('requires a database for %s', async (name) => {
    const ended = await runInImage(layout, { ...settings, MONGODB_URI: '' }, [name]);
    expect(ended).toEqual({ code: expect.any(Number), output: 'MONGODB_URI is missing.\n' });
    expect(ended.code).toBeGreaterThan(0);
  });
});
