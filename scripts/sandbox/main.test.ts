import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';

let child: ChildProcess | undefined;
afterEach(() => child?.kill('SIGKILL'));

function run(...args: string[]): ChildProcess {
  const main = fileURLToPath(new URL('main.ts', import.meta.url));
  child = spawn(process.execPath, ['--import', 'tsx', main, ...args], {
    env: { PATH: process.env.PATH },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return child;
}

async function readLines(stream: NodeJS.ReadableStream | null, count: number): Promise<string[]> {
  const lines: string[] = [];
  if (!stream) return lines;
  for await (const line of createInterface(stream)) if (lines.push(line) === count) break;
  return lines;
}

describe('the sandbox command', () => {
  it('starts all sandboxes, prints a line each and stops cleanly on SIGTERM', async () => {
    const running = run('--shop-url=http://127.0.0.1:9/', '--port=0');
    const exited = once(running, 'exit');

    const lines = await readLines(running.stdout, 6);
    const urls = lines.map((line) => /http:\/\/127\.0\.0\.1:\d+/.exec(line)?.[0]);
    const answers = await Promise.all(
      ['/v1/balance', '/sandbox/emails', '/v1/nid/me', '/v2/webhooks', '/v1/payments/x', '/sandbox/faults'].map(
        (path, index) => fetch(`${urls[index]}${path}`),
      ),
    );
    running.kill('SIGTERM');

    expect(lines.map((line) => line.split(' sandbox', 1)[0])).toEqual([
      'Stripe',
      'Postmark',
      'Sign-in',
      'EasyPost',
      'Virtual account',
      'Delivery Tracker',
    ]);
    expect(answers.map(({ status }) => status)).toEqual([401, 200, 401, 401, 401, 200]);
    expect(await exited).toEqual([0, null]);
  });

  it('prints what is missing', async () => {
    const running = run();
    const exited = once(running, 'exit');

    const [line] = await readLines(running.stderr, 1);

    expect(line).toBe('the address of the shop is missing or wrong');
    expect((await exited)[0]).toBe(1);
  });
});
