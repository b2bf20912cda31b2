import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { type Database, openDatabase } from './database.ts';
import {
  buildScript,
  buildSettings,
  downloadFrom,
  installMongod,
  newFolder,
  serveDownloads,
  workingMongod,
} from './mongod/testing/stand-ins.ts';
import type { StartSettings } from './settings.ts';

const MISSING_LIBRARY = buildScript(
  "echo 'mongod: error while loading shared libraries: libcurl.so.4: cannot open shared object file' >&2; exit 127",
);

interface Opened {
  readonly database: Database;
  /** What was said to the person who starts. */
  readonly said: readonly string[];
}

/** Opens it as a start does, and stops it when the test is over. */
async function open(settings: StartSettings): Promise<Opened> {
  const said: string[] = [];
  const database = await openDatabase(settings, (line) => said.push(line));
  onTestFinished(() => database.stop());
  return { database, said };
}

async function onData<T>({ uri }: Database, work: (client: MongoClient) => Promise<T>): Promise<T> {
  const client = await new MongoClient(uri, { serverSelectionTimeoutMS: 8000 }).connect();
  try {
    return await work(client);
  } finally {
    await client.close();
  }
}
const write = (database: Database) =>
  onData(database, (client) => client.db().collection<{ _id: string }>('orders').insertOne({ _id: 'EB-1' }));
const read = (database: Database) => onData(database, (client) => client.db().collection('orders').countDocuments());
const choiceIn = ({ dataDir }: StartSettings) => JSON.parse(readFileSync(join(dataDir, 'database.json'), 'utf8'));

async function timed<T>(work: () => Promise<T>): Promise<readonly [result: T, milliseconds: number]> {
  const startedAt = Date.now();
  return [await work(), Date.now() - startedAt];
}

/** A start falls back quickly and in one line, says so again at the next one, and finds the same data. */
async function expectFallBack(reason: RegExp): Promise<void> {
  const settings = buildSettings();
  const [first, firstTook] = await timed(() => open(settings));
  expect(first.said.filter((line) => !line.startsWith('Downloading'))).toEqual([expect.stringMatching(reason)]);
  await write(first.database);
  await first.database.stop();

  const [next, nextTook] = await timed(() => open(settings));
  // Beyond what starting takes on this machine, however busy it is.
  expect(firstTook - nextTook).toBeLessThan(20_000);
  expect(next.said).toEqual([expect.stringMatching(reason)]);
  expect(next.database.description).toContain('embedded-mongodb');
  expect(await read(next.database)).toBe(1);
}

describe('a start falls back to the embedded database', () => {
  it('where a proxy answers with a page of its own', async () => {
    await serveDownloads((_, response) => response.end('<html>Please sign in to the network</html>'));
    await expectFallBack(/^Using embedded-mongodb.*could not be downloaded \(.*MD5/i);
  });

  it('where there is no such download', async () => {
    await serveDownloads((_, response) => response.writeHead(403).end());
    await expectFallBack(/^Using embedded-mongodb.*could not be downloaded \(.*403/);
  });

  it('where the download is cut off', async () => {
    await serveDownloads((_, response) => {
      response.writeHead(200, { 'content-length': 100_000_000 });
      response.write('x'.repeat(100_000), () => response.destroy());
    });
    await expectFallBack(/^Using embedded-mongodb.*could not be downloaded/);
  });

  it('where the download stalls', async () => {
    await serveDownloads((_, response) => {
      response.writeHead(200, { 'content-length': 100_000_000 });
      response.write('x'.repeat(100_000));
    });
    await expectFallBack(/^Using embedded-mongodb.*no data came for 10 seconds/);
  });

  it('where nothing can be reached', async () => {
    downloadFrom('http://127.0.0.1:9');
    await expectFallBack(/^Using embedded-mongodb.*could not be downloaded \(.*ECONNREFUSED/);
  });

  it.each([
    ['alpine-3.21', 'linux', /alpine/],
    ['plan9-4', 'sunos', /sunos/],
  ])('on a system that there is no mongod for: %s on %s', async (distribution, platform, reason) => {
    downloadFrom('http://127.0.0.1:9');
    vi.stubEnv('MONGOMS_DISTRO', distribution);
    vi.stubEnv('MONGOMS_PLATFORM', platform);
    await expectFallBack(reason);
  });

  it('where mongod misses a library', async () => {
    installMongod(MISSING_LIBRARY);
    await expectFallBack(/^Using embedded-mongodb.*could not be started \(.*libcurl\.so\.4: cannot open shared object/);
  });

  it('where mongod is no program of this system', async () => {
    installMongod('#!/no/such/interpreter\n');
    await expectFallBack(/^Using embedded-mongodb.*could not be started \(.*ENOENT/);
  });

  it('where mongod hangs', async () => {
    installMongod(buildScript('exec sleep 600'));
    await expectFallBack(/^Using embedded-mongodb.*it did not answer within 8 seconds/);
  });

  it('where mongod was chosen once and has never run', async () => {
    const settings = buildSettings();
    writeFileSync(join(settings.dataDir, 'database.json'), '{"kind":"mongod"}');
    installMongod(MISSING_LIBRARY);

    const { database } = await open(settings);

    expect(database.description).toContain('embedded-mongodb');
    expect(choiceIn(settings).kind).toBe('embedded');
  });
});

it('a mongod whose port is taken after it was chosen is started at another one', async () => {
  const folder = newFolder();
  const [asked, taken] = [join(folder, 'asked'), join(folder, 'taken')];
  const waits = `if [ ! -e '${asked}' ]; then echo "$4" > '${asked}.part'; mv '${asked}.part' '${asked}'; fi`;
  const listens = `while [ ! -e '${taken}' ]; do sleep 0.05; done`;
  installMongod(workingMongod().replace('\n', `\n${waits}\n${listens}\n`));
  const opening = open(buildSettings());
  await vi.waitFor(() => expect(existsSync(asked)).toBe(true), { timeout: 5000 });
  const port = Number(readFileSync(asked, 'utf8'));
  const other = createServer().listen(port, '127.0.0.1');
  onTestFinished(() => void other.close());
  await once(other, 'listening');
  writeFileSync(taken, '');

  const { database, said } = await opening;

  expect(said).toEqual([]);
  expect(database.description).toContain('mongod');
  expect(new URL(database.uri).port).not.toBe(String(port));
});

describe('a mongod that has answered', () => {
  it('is kept with its version, and opens its data at the next start', async () => {
    const settings = buildSettings();
    installMongod(workingMongod({ STAND_IN_VERSION: '8.2.7' }));
    const first = await open(settings);
    expect(first.said).toEqual([]);
    expect(choiceIn(settings)).toMatchObject({ kind: 'mongod', version: '8.2.7' });
    await write(first.database);
    await first.database.stop();

    const next = await open(settings);

    expect(next.database.uri).toBe(first.database.uri);
    expect(await read(next.database)).toBe(1);
  });

  it('moves to another port where somebody else has its own', async () => {
    const settings = buildSettings();
    installMongod(workingMongod());
    const first = await open(settings);
    await write(first.database);
    await first.database.stop();
    const { port } = new URL(first.database.uri);
    const other = createServer().listen(Number(port), '127.0.0.1');
    onTestFinished(() => void other.close());

    const next = await open(settings);

    expect(new URL(next.database.uri).port).not.toBe(port);
    expect(await read(next.database)).toBe(1);
  });

  it('is not replaced by an empty shop when it cannot be started any more', async () => {
    const settings = buildSettings();
    installMongod(workingMongod());
    await (await open(settings)).database.stop();
    installMongod(MISSING_LIBRARY);

    const again = open(settings);

    await expect(again).rejects.toThrow(/The data of this shop are in .*mongod, and mongod .*libcurl\.so\.4/);
    expect(choiceIn(settings).kind).toBe('mongod');
    expect(existsSync(join(settings.dataDir, 'embedded-mongodb'))).toBe(false);
  });

  it('is tried for a minute: until then the embedded database may take its place', async () => {
    const settings = buildSettings();
    installMongod(workingMongod());
    const { database, said } = await open(settings);
    await database.stop();

    const instead = await database.fallBack('it broke');
    onTestFinished(async () => instead?.stop());

    expect(said.at(-1)).toMatch(/^Using embedded-mongodb: mongod ended within its first minute \(it broke\)/);
    expect(choiceIn(settings).kind).toBe('embedded');
  });

  it('has no such trial at a later start', async () => {
    const settings = buildSettings();
    installMongod(workingMongod());
    await (await open(settings)).database.stop();

    const { database } = await open(settings);

    expect(database.fallBack('it broke')).toBeNull();
  });

  it('writes its data in the form of a newer version once MONGOD_VERSION asked for that', async () => {
    const settings = buildSettings();
    const compatibility = join(settings.dataDir, 'mongod/compatibility');
    installMongod(workingMongod());
    await (await open(settings)).database.stop();
    expect(existsSync(compatibility)).toBe(false);

    installMongod(workingMongod({ STAND_IN_VERSION: '9.0.1' }));
    await open({ ...settings, mongodVersion: '9.0.1' });

    expect(readFileSync(compatibility, 'utf8')).toBe('9.0');
    expect(choiceIn(settings).version).toBe('9.0.1');
  });
});

describe('DATABASE', () => {
  it('set to mongod is no reason to fall back', async () => {
    installMongod(MISSING_LIBRARY);
    await expect(open(buildSettings({ database: 'mongod' }))).rejects.toThrow(/^DATABASE=mongod: .*libcurl/);
  });

  it('set to the other one leaves the data where they are, and says how to open them', async () => {
    const settings = buildSettings();
    installMongod(workingMongod());
    const first = await open(settings);
    await write(first.database);
    await first.database.stop();

    const other = await open({ ...settings, database: 'embedded' });
    expect(other.said).toEqual([expect.stringMatching(/stay there\. DATABASE=mongod opens them\.$/)]);
    await other.database.stop();

    const back = await open({ ...settings, database: 'mongod' });
    expect(await read(back.database)).toBe(1);
  });
});

describe('data that cannot be read', () => {
  it('of the embedded database are an error, not an empty shop', async () => {
    const settings = buildSettings({ database: 'embedded' });
    const first = await open(settings);
    await write(first.database);
    await first.database.stop();
    truncateSync(join(settings.dataDir, 'embedded-mongodb/data.mdb'));

    await expect(open(settings)).rejects.toThrow(/data\.mdb is empty: restore the folder from a copy/);
  });

  it('are not searched for in either database where the note about them is damaged', async () => {
    const settings = buildSettings();
    mkdirSync(join(settings.dataDir, 'mongod'));
    writeFileSync(join(settings.dataDir, 'database.json'), '');

    await expect(open(settings)).rejects.toThrow(/database\.json does not say which database holds the data/);
  });
});
