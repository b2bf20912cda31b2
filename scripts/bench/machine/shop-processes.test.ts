import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { listProcesses, toPart } from './shop-processes.ts';

describe('the part of a process', () => {
  it.each([
    ['node --enable-source-maps /shop/server/dist/main.js', 'PORT=1\0ROLE=web\0', 'server'],
    ['node --enable-source-maps /shop/server/dist/main.js', 'PORT=1\0', 'server'],
    ['node /shop/server/dist/main.js', 'ROLE=jobs\0PORT=1', 'jobs'],
    ['node /shop/embedded-mongodb/bin/embedded-mongodb.mjs --data x', '', 'database'],
    ['/root/.cache/mongod-x64-8.2.6 --port 1', '', 'database'],
    ['node /shop/scripts/start/main.ts', 'ROLE=jobs', null],
  ])('of %s with %j is %s', (command, environment, part) => {
    expect(toPart(command, environment)).toBe(part);
  });
});

describe.runIf(process.platform === 'linux')('the child processes of a process', () => {
  it('have its part if they have none of their own', async () => {
    const child = spawn(process.execPath, ['-e', 'process.send(1); setInterval(() => {}, 1000)'], {
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    await once(child, 'message');

    const listed = await listProcesses(process.pid, 'jobs');
    child.kill();

    expect(listed).toContainEqual({ pid: process.pid, part: 'jobs' });
    expect(listed).toContainEqual({ pid: child.pid, part: 'jobs' });
  });

  it('are empty if the process does not exist', async () => {
    expect(await listProcesses(2 ** 30)).toEqual([]);
  });
});
