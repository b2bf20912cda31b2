import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { buildSettings, installMongod, newFolder, workingMongod } from './mongod/testing/stand-ins.ts';
import { choiceIn, MISSING_LIBRARY, open, read, write } from './testing/open-database.ts';

it('a mongod starts at another port if its own is taken after it was chosen', async () => {
  const folder = newFolder();
  const [asked, taken] = [join(folder, 'asked'), join(folder, 'taken')];
  const waits = `if [ ! -e '${asked}' ]; then echo "$2" > '${asked}.part'; mv '${asked}.part' '${asked}'; fi`;
  const listens = `while [ ! -e '${taken}' ]; do sleep 0.05; done`;
  installMongod(workingMongod().replace('\n', `\n${waits}\n${listens}\n`));
  const opening = open(buildSettings());
  await vi.waitFor(() => expect(existsSync(asked)).toBe(true));
  const port = Number(readFileSync(asked, 'utf8'));
  const other = createServer().listen(port, '127.0.0.1');
  onTestFinished(() => void other.close());
  await once(other, 'listening');
  writeFileSync(taken, '');

  const { database, printed } = await opening;

  expect(printed).toEqual([]);
  expect(database.description).toContain('mongod');
  expect(new URL(database.uri).port).not.toBe(String(port));
});

describe('a mongod that has answered', () => {
  it('is kept with its version, and opens its data at the next start', async () => {
    const settings = buildSettings();
    installMongod(workingMongod({ STAND_IN_VERSION: '8.2.7' }));
    const first = await open(settings);
    expect(first.printed).toEqual([]);
    expect(choiceIn(settings)).toMatchObject({ kind: 'mongod', version: '8.2.7' });
    await write(first.database);
    await first.database.stop();

    const next = await open(settings);

    expect(next.database.uri).toBe(first.database.uri);
    expect(await read(next.database)).toBe(1);
  });

  it('moves to another port if its own is in use', async () => {
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

  it('is not replaced by an empty shop if it cannot be started any more', async () => {
    const settings = buildSettings();
    installMongod(workingMongod());
    await (await open(settings)).database.stop();
    installMongod(MISSING_LIBRARY);

    const again = open(settings);

    await expect(again).rejects.toThrow(/The data of this shop are in .*mongod, and mongod .*libcurl\.so\.4/);
    expect(choiceIn(settings).kind).toBe('mongod');
    expect(existsSync(join(settings.dataDir, 'embedded-mongodb'))).toBe(false);
  });

  it('can be replaced by the embedded database within its first minute', async () => {
    const settings = buildSettings();
    installMongod(workingMongod());
    const { database, printed } = await open(settings);
    await database.stop();

    const instead = await database.fallBack('it broke');
    onTestFinished(async () => instead?.stop());

    expect(printed.at(-1)).toMatch(/^Using embedded-mongodb: mongod ended within its first minute \(it broke\)/);
    expect(choiceIn(settings).kind).toBe('embedded');
  });

  it('cannot be replaced at a later start', async () => {
    const settings = buildSettings();
    installMongod(workingMongod());
    await (await open(settings)).database.stop();

    const { database } = await open(settings);

    expect(database.fallBack('it broke')).toBeNull();
  });

  it('upgrades the format of its data if MONGOD_VERSION asks for a newer version', async () => {
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
  it('set to mongod prevents a fallback', async () => {
    installMongod(MISSING_LIBRARY);
    await expect(open(buildSettings({ database: 'mongod' }))).rejects.toThrow(/^DATABASE=mongod: .*libcurl/);
  });

  it('set to the other database keeps the data, and prints how to open them', async () => {
    const settings = buildSettings();
    installMongod(workingMongod());
    const first = await open(settings);
    await write(first.database);
    await first.database.stop();

    const other = await open({ ...settings, database: 'embedded' });
    expect(other.printed).toEqual([expect.stringMatching(/stay there\. DATABASE=mongod opens them\.$/)]);
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

  it('are not searched for in either database if the note about them is damaged', async () => {
    const settings = buildSettings();
    mkdirSync(join(settings.dataDir, 'mongod'));
    writeFileSync(join(settings.dataDir, 'database.json'), '');

    await expect(open(settings)).rejects.toThrow(/database\.json does not say which database holds the data/);
  });
});

it('data in use by another process are not opened, and the message names it', async () => {
  const settings = buildSettings();
  const lock = new URL('../setup/process-lock.mjs', import.meta.url).href;
  const program = `
    const { holdLock } = await import(${JSON.stringify(lock)});
    console.log(holdLock(${JSON.stringify(join(settings.dataDir, 'in-use.lock'))}));
    setInterval(() => {}, 1000);`;
  const other = spawn(process.execPath, ['--input-type=module', '-e', program]);
  onTestFinished(() => void other.kill('SIGKILL'));
  await once(other.stdout, 'data');

  await expect(open(settings)).rejects.toThrow(
    `The data in ${settings.dataDir} are in use by process ${other.pid}, which may be another start. Stop it, or set DATA_DIR to another folder.`,
  );
});
