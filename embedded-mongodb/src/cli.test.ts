import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';

const COMMAND = fileURLToPath(new URL('../bin/embedded-mongodb.mjs', import.meta.url));
const dataPath = mkdtempSync(join(tmpdir(), 'embedded-mongodb-'));

const run = (...options: string[]) => spawn(process.execPath, [COMMAND, ...options], { stdio: 'pipe' });

afterAll(() => rmSync(dataPath, { recursive: true, force: true }));

describe('the command', () => {
  it('prints its address, and stops when its parent process is gone', async () => {
    const child = run('--data', dataPath, '--port', '0', '--with-parent');
    const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
    const exit = once(child, 'exit');
    child.stdin.end();

    expect(JSON.parse(line)).toMatchObject({
      uri: expect.stringMatching(/^mongodb:\/\/127\.0\.0\.1:\d+\/\?replicaSet=rs0$/),
    });
    expect(await exit).toEqual([0, null]);
  });

  it('stops on SIGTERM', async () => {
    const child = run('--data', dataPath, '--port', '0');
    await once(child.stdout, 'data');
    const exit = once(child, 'exit');
    child.kill('SIGTERM');

    expect(await exit).toEqual([0, null]);
  });

  it('prints what is wrong with its arguments', async () => {
    const child = run('--data', dataPath, '--port', 'x');
    const [message] = (await once(child.stderr, 'data')) as [Buffer];

    expect(message.toString()).toContain('--port must be between 0 and 65535');
    expect(await once(child, 'exit')).toEqual([1, null]);
  });
});
