import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { freePort, isFreePort } from '../../setup/free-port.ts';
import { libraryEnvironment } from './binary.ts';
import { startMongod } from './server.ts';
import { installMongod, newFolder, workingMongod } from './testing/stand-ins.ts';

const PROGRAM = fileURLToPath(new URL('mongod.mjs', import.meta.url));

const optionsOf = async (dbPath: string) => ({
  version: '8.2.6',
  dbPath,
  port: await freePort(),
  replicaSet: 'eunbit',
  isMember: true,
  answersWithinMs: 60_000,
  args: [],
});

it('a mongod ends when its parent process is gone', async () => {
  installMongod(workingMongod());
  const dbPath = join(newFolder(), 'mongod');
  mkdirSync(dbPath);
  const options = await optionsOf(dbPath);
  const env = libraryEnvironment(options.version);
  const child = fork(PROGRAM, [JSON.stringify(options)], { execArgv: [], silent: true, env });
  const exited = once(child, 'exit');
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  expect(await isFreePort(port)).toBe(false);

  child.disconnect();
  await exited;

  expect(await isFreePort(port)).toBe(true);
});

it('a mongod that ends by itself is reported with its most severe message', async () => {
  installMongod(workingMongod({ STAND_IN_DIES_AFTER: '3000' }));
  const mongod = await startMongod(await optionsOf(join(newFolder(), 'mongod')));
  expect(await mongod.ended).toBe('Fatal assertion: the stand-in was told to die');
});
