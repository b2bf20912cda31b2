import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { connectDatabase } from '@eunbit/server/app/database';
import { PROVIDER_KEYS } from '@eunbit/server/config/provider-settings';
import { seedAccounts } from '../seed/accounts.ts';
import { freePort } from '../setup/free-port.ts';
import { listProcesses, type Part, type ShopProcess } from './machine/shop-processes.ts';
import { Inspector, inspectorOption } from './profile/inspector.ts';
import { Profiler, requestedProfiles } from './profile/profiler.ts';

export interface Shop extends AsyncDisposable {
  url: string;
  /** The process whose memory is measured. */
  pid: number;
  /** The embedded database, if it is a process of this shop. */
  databasePid: number | null;
  /** All processes of this shop; none if the system does not list them. */
  listProcesses(): Promise<readonly ShopProcess[]>;
  inspect(): Promise<Inspector>;
  /** Runs measured work; if profiles are requested, they contain exactly this work. */
  profiled<T>(phase: string, work: () => Promise<T>): Promise<T>;
  staff: { email: string; password: string };
}

/** The part of `npm start` or `npm run dev` after the installation: a benchmark must not install packages. */
const findProgram = (name: 'start' | 'dev') => fileURLToPath(new URL(`../${name}/main.ts`, import.meta.url));
/** Clears settings of the environment: a benchmark uses its own database and card sandbox. */
const OWN_PARTS = {
  MONGODB_URI: '',
  NODE_ENV: '',
  ...Object.fromEntries(Object.values(PROVIDER_KEYS).flatMap((names) => names.map((name) => [name, '']))),
  // All buyers of a benchmark have the same IP address.
  OPEN_UNITS_PER_NETWORK: '1000000',
};
export const STAFF = { email: 'staff@eunbit.example', password: 'benchmark-password' };
const STARTUP_LIMIT_MILLISECONDS = 180_000;
const STOP_LIMIT_MILLISECONDS = 10_000;

async function isReady(url: string): Promise<boolean> {
  return fetch(`${url}/readyz`, { signal: AbortSignal.timeout(2000) }).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** Creates the accounts of the seed, which a start only creates in the machine's own database. */
async function makeAccounts(uri: string): Promise<void> {
  const connection = await connectDatabase(uri);
  await seedAccounts(connection, STAFF.password);
  await connection.close();
}

/**
 * Starts a shop with an empty data folder and the given settings, which may contain an existing database, and waits until it is
 * ready.
 */
export async function startShop(
  more: Readonly<Record<string, string>> = {},
  program: 'start' | 'dev' = 'start',
): Promise<Shop> {
  const dataPath = await mkdtemp(join(tmpdir(), 'eunbit-bench-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const settings = { PORT: String(port), DATA_DIR: dataPath, PUBLIC_URL: url, SEED_PASSWORD: STAFF.password };
  const inspectorPort = await freePort();
  const options = [process.env.NODE_OPTIONS, more.NODE_OPTIONS, inspectorOption(inspectorPort)];
  const NODE_OPTIONS = options.filter((option) => option !== undefined).join(' ');
  const child = spawn(process.execPath, ['--import', import.meta.resolve('tsx'), findProgram(program)], {
    env: { ...process.env, ...settings, ...OWN_PARTS, ...more, NODE_OPTIONS, LOG_LEVEL: 'warn' },
    // Keeps its messages out of the table on standard output.
    stdio: ['ignore', process.stderr, process.stderr],
  });
  const exited = once(child, 'exit');

  let profiler: Profiler | null = null;
  async function stop(): Promise<void> {
    await profiler?.finish();
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
  if (more.MONGODB_URI) await makeAccounts(more.MONGODB_URI);
  const startPid = child.pid ?? 0;
  const listAll = () => listProcesses(startPid);
  const processes = await listAll();
  const find = (part: Part) => processes.find((found) => found.part === part)?.pid ?? null;
  const pid = find('server') ?? startPid;
  const inspect = () => Inspector.open(pid, inspectorPort);
  const benchmark = requestedProfiles();
  profiler = benchmark === null ? null : await Profiler.start(await inspect(), benchmark);
  return {
    url,
    pid,
    databasePid: find('database'),
    listProcesses: listAll,
    inspect,
    profiled: (phase, work) => (profiler ? profiler.during(phase, work) : work()),
    staff: STAFF,
    [Symbol.asyncDispose]: stop,
  };
}
