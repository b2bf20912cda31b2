import { existsSync, readFileSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { installMongod, workingMongod } from '../../scripts/start/mongod/testing/stand-ins.ts';
import { type StartedProgram, startProgram } from '../kit/start-program.ts';

const READY = 'Ctrl-C stops everything';

const start = (settings: Readonly<Record<string, string>>) => startProgram('start', settings);

const databasePid = ({ dataDir }: StartedProgram): number =>
  JSON.parse(readFileSync(join(dataDir, 'embedded-mongodb/server.lock'), 'utf8')).pid;

async function countProducts({ url }: StartedProgram): Promise<number> {
  const response = await fetch(`${url()}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ products(first: 24) { totalCount } }' }),
  });
  return ((await response.json()) as { data: { products: { totalCount: number } } }).data.products.totalCount;
}

describe('a server start', () => {
  it('restarts its database if that dies, and exits with one clear error if it cannot', async () => {
    const shop = start({ DATABASE: 'embedded' });
    await shop.printsLine(READY);
    const pid = databasePid(shop);

    process.kill(pid, 'SIGKILL');

    await shop.printsLine('Starting it again…');
    await vi.waitFor(() => expect(databasePid(shop)).not.toBe(pid));
    await vi.waitFor(async () => expect((await fetch(`${shop.url()}/readyz`)).status).toBe(200));
    expect(await countProducts(shop)).toBe(6);

    const next = databasePid(shop);
    truncateSync(join(shop.dataDir, 'embedded-mongodb/data.mdb'));
    try {
      process.kill(next, 'SIGKILL');
    } catch {
      // The server has already noticed this by itself.
    }

    const line = await shop.printsLine('cannot be started again');
    expect(line).toContain('data.mdb is empty: restore the folder from a copy');
    expect(await shop.ended()).toBe(1);
  });

  it('continues with the embedded database if a new mongod dies, and stops it after the server on Ctrl-C', async () => {
    installMongod(workingMongod({ STAND_IN_DIES_AFTER: '5000' }));
    const shop = start({ DATABASE: '' });

    expect(await shop.printsLine('Using embedded-mongodb')).toContain('mongod ended within its first minute');
    await shop.printsLine(READY);
    // The line may be printed a moment before the choice is saved.
    const choice = () => JSON.parse(readFileSync(join(shop.dataDir, 'database.json'), 'utf8'));
    await vi.waitFor(() => expect(choice()).toMatchObject({ kind: 'embedded' }));
    await vi.waitFor(async () => expect(await countProducts(shop)).toBe(6));
    // The server of a shop that was already set up is replaced.
    if (shop.printed().indexOf(READY) < shop.printed().indexOf('Using embedded-mongodb'))
      await shop.printsLine('Ready again.');
    const before = shop.printed();

    // A terminal signals the whole process group.
    process.kill(-(shop.child.pid ?? 0), 'SIGINT');

    expect(await shop.ended()).toBe(0);
    expect(shop.printed()).toBe(before);
    expect(existsSync(join(shop.dataDir, 'embedded-mongodb/server.lock'))).toBe(false);
  });

  it('in production reports all missing settings at once', async () => {
    const shop = start({ NODE_ENV: 'production' });

    expect(await shop.ended()).toBe(1);
    for (const name of ['PUBLIC_URL', 'MONGODB_URI', 'APP_SECRET', 'POSTMARK_SERVER_TOKEN']) {
      expect(shop.printed()).toContain(`${name} is missing.`);
    }
    expect(shop.printed()).toContain('STORES opens the US store, where nobody could pay');
    expect(existsSync(join(shop.dataDir, 'database.json'))).toBe(false);
  });
});
