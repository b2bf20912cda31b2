import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { installMongod, newFolder, workingMongod } from '../../scripts/start/mongod/testing/stand-ins.ts';

const RUN = fileURLToPath(new URL('../../scripts/run.mjs', import.meta.url));
/** What the person who runs the tests has set must lead no start to a real database or provider. */
const UNSET =
  /^(NODE_ENV|HOST|PUBLIC_URL|POSTCODE_ORIGIN|MONGODB_URI|VITEST.*|VITE.*|SEED_PASSWORD|.*_API_URL|STRIPE_.*|TOSS_.*|NAVER_.*|GOOGLE_.*|POSTMARK_.*|EASYPOST_.*)$/;
const READY = 'Ctrl-C stops everything';

interface Start {
  readonly child: ChildProcess;
  readonly dataDir: string;
  /** Resolves when it has said a line with this text, on either output. */
  says(text: string): Promise<string>;
  said(): string;
  url(): string;
  ended(): Promise<number | null>;
}

/** Runs what `npm start` runs after the packages are there, in a group of its own as a terminal does. */
function start(settings: Readonly<Record<string, string>>): Start {
  const dataDir = newFolder();
  const inherited = Object.fromEntries(
    Object.entries(process.env).map(([name, value]) => [name, UNSET.test(name) ? '' : value]),
  );
  const child = spawn(process.execPath, [RUN, 'start'], {
    env: { ...inherited, PORT: '0', DATA_DIR: dataDir, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (output += chunk));
  const exit = once(child, 'exit');
  onTestFinished(async () => {
    child.kill('SIGTERM');
    await exit;
  });
  return {
    child,
    dataDir,
    async says(text) {
      await vi.waitFor(() => expect(output).toContain(text), { timeout: 100_000, interval: 50 });
      return output.split('\n').find((line) => line.includes(text)) ?? '';
    },
    said: () => output,
    url: () => /Storefront\s+(\S+?)\/?$/m.exec(output)?.[1] ?? '',
    ended: async () => (await exit)[0],
  };
}

const databasePid = ({ dataDir }: Start): number =>
  JSON.parse(readFileSync(join(dataDir, 'embedded-mongodb/server.lock'), 'utf8')).pid;

async function countProducts({ url }: Start): Promise<number> {
  const response = await fetch(`${url()}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ products(first: 24) { totalCount } }' }),
  });
  return ((await response.json()) as { data: { products: { totalCount: number } } }).data.products.totalCount;
}

describe('a start', () => {
  it('starts its database again when that dies, and the shop goes on', async () => {
    const shop = start({ DATABASE: 'embedded' });
    await shop.says(READY);
    const pid = databasePid(shop);

    process.kill(pid, 'SIGKILL');

    await shop.says('Starting it again…');
    await vi.waitFor(() => expect(databasePid(shop)).not.toBe(pid), { timeout: 30_000 });
    await vi.waitFor(async () => expect((await fetch(`${shop.url()}/readyz`)).status).toBe(200), { timeout: 60_000 });
    expect(await countProducts(shop)).toBe(6);
  });

  it('ends with one clear line when its database cannot be started again', async () => {
    const shop = start({ DATABASE: 'embedded' });
    await shop.says(READY);
    const pid = databasePid(shop);

    truncateSync(join(shop.dataDir, 'embedded-mongodb/data.mdb'));
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It has noticed by itself already.
    }

    const line = await shop.says('cannot be started again');
    expect(line).toContain('data.mdb is empty: restore the folder from a copy');
    expect(await shop.ended()).toBe(1);
  });

  it('goes on with the embedded database when a new mongod dies in its first minute', async () => {
    installMongod(workingMongod({ STAND_IN_DIES_AFTER: '5000' }));
    const shop = start({ DATABASE: '' });

    expect(await shop.says('Using embedded-mongodb')).toContain('mongod ended within its first minute');
    await shop.says(READY);
    // The line may be said a moment before the choice is kept.
    const choice = () => JSON.parse(readFileSync(join(shop.dataDir, 'database.json'), 'utf8'));
    await vi.waitFor(() => expect(choice()).toMatchObject({ kind: 'embedded' }), { timeout: 60_000 });
    await vi.waitFor(async () => expect(await countProducts(shop)).toBe(6), { timeout: 60_000 });
  });

  it('ends the server before the database on Ctrl-C, with everything written', async () => {
    const shop = start({ DATABASE: 'embedded' });
    await shop.says(READY);
    const before = shop.said();

    // A terminal tells the whole group.
    process.kill(-(shop.child.pid ?? 0), 'SIGINT');

    expect(await shop.ended()).toBe(0);
    expect(shop.said()).toBe(before);
    expect(existsSync(join(shop.dataDir, 'embedded-mongodb/server.lock'))).toBe(false);
  });

  it('in production says at once everything that is missing', async () => {
    const shop = start({ NODE_ENV: 'production' });

    expect(await shop.ended()).toBe(1);
    for (const name of ['PUBLIC_URL', 'MONGODB_URI', 'APP_SECRET', 'STRIPE_SECRET_KEY']) {
      expect(shop.said()).toContain(`${name} is missing.`);
    }
    expect(existsSync(join(shop.dataDir, 'database.json'))).toBe(false);
  });
});
