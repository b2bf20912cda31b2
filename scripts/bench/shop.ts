import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

export interface Shop {
  url: string;
  /** The process whose memory is watched. */
  pid: number;
  staff: { email: string; password: string };
  stop(): Promise<void>;
}

const START = fileURLToPath(new URL('../start.mjs', import.meta.url));
const STAFF = { email: 'staff@eunbit.example', password: 'benchmark-password' };
const STARTUP_LIMIT_MILLISECONDS = 180_000;
const STOP_LIMIT_MILLISECONDS = 10_000;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address.port;
}

async function isReady(url: string): Promise<boolean> {
  return fetch(`${url}/readyz`, { signal: AbortSignal.timeout(2000) }).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** Starts a shop of its own with an empty data folder, and waits until it says that it is ready. */
export async function startShop(): Promise<Shop> {
  const dataPath = await mkdtemp(join(tmpdir(), 'eunbit-bench-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const settings = { PORT: String(port), DATA_DIR: dataPath, PUBLIC_URL: url, SEED_PASSWORD: STAFF.password };
  const child = spawn(process.execPath, [START], {
    env: { ...process.env, ...settings, LOG_LEVEL: 'warn' },
    // Its messages must not mix with the table on standard output.
    stdio: ['ignore', process.stderr, process.stderr],
  });
  const exited = once(child, 'exit');

  async function stop(): Promise<void> {
    child.kill('SIGTERM');
    const isDone = await Promise.race([exited.then(() => true), delay(STOP_LIMIT_MILLISECONDS, false, { ref: false })]);
    if (!isDone) child.kill('SIGKILL');
    await exited;
    await rm(dataPath, { recursive: true, force: true });
  }

  const deadline = Date.now() + STARTUP_LIMIT_MILLISECONDS;
  while (!(await isReady(url))) {
    const hasEnded = child.exitCode !== null || child.signalCode !== null;
    if (hasEnded || Date.now() > deadline) {
      await stop();
      throw new Error(hasEnded ? 'the shop ended while it was starting' : 'the shop did not become ready');
    }
    await delay(200);
  }
  return { url, pid: child.pid ?? 0, staff: STAFF, stop };
}
