import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from '../../../scripts/setup/free-port.ts';
import { ROOT } from '../../../scripts/setup/paths.ts';
import { chooseTestDatabase } from '../../../scripts/test/test-database.ts';
import { present } from './present.ts';

export interface ShopProcess {
  /** The storefront's address as the program prints it, without a trailing slash. */
  readonly url: string;
  /** Origin of its postcode search. Browsers resolve every name below `localhost` to this machine. */
  readonly postcodeOrigin: string;
  readonly databaseUri: string;
  /** Address of the sandbox that receives its emails. */
  readonly emailUrl: string;
  /** Address of the sandbox that issues its virtual accounts. */
  readonly bankUrl: string;
  /** Stops the shop like Ctrl-C; throws if it does not end cleanly. */
  stop(): Promise<void>;
}

/** The first start builds everything, in milliseconds. */
const READY_WITHIN_MS = 400_000;
const ENDS_WITHIN_MS = 60_000;
const LAST_LINE = 'Ctrl-C stops everything';

/** Settings of the developer must not connect the stories to a real database or provider. */
const NOT_INHERITED = [
  'NODE_ENV',
  'PUBLIC_URL',
  'DEFAULT_MARKET',
  'SEED_PASSWORD',
  'TRUST_PROXY',
  'APP_SECRET',
  'APP_SECRET_PREVIOUS',
];
const EMPTY = Object.fromEntries(
  [
    'MONGODB_URI',
    'STRIPE_SECRET_KEY',
    'STRIPE_PUBLISHABLE_KEY',
    'STRIPE_WEBHOOK_SECRET',
    'POSTMARK_SERVER_TOKEN',
    'POSTMARK_WEBHOOK_SECRET',
    'EASYPOST_API_KEY',
    'EASYPOST_WEBHOOK_SECRET',
    'TOSS_SECRET_KEY',
    'NAVER_CLIENT_ID',
    'NAVER_CLIENT_SECRET',
    'GOOGLE_CLIENT_ID',
    'GOOGLE_CLIENT_SECRET',
  ].map((name) => [name, '']),
);

/** Starts a complete shop like `npm start`, on a free port with an empty data folder. */
export async function startShop(): Promise<ShopProcess> {
  const { kind: database } = await chooseTestDatabase(process.env, console.log);
  const port = await freePort();
  const postcodeOrigin = `http://postcode.localhost:${port}`;
  const dataDir = await mkdtemp(join(tmpdir(), 'eunbit-e2e-'));
  const inherited = Object.entries(process.env).filter(
    ([name]) => !NOT_INHERITED.includes(name) && !name.startsWith('VITE'),
  );
  const child = spawn(process.execPath, ['scripts/run.mjs', 'start'], {
    cwd: ROOT,
    env: {
      ...Object.fromEntries(inherited),
      ...EMPTY,
      PORT: String(port),
      POSTCODE_ORIGIN: postcodeOrigin,
      DATA_DIR: dataDir,
      DATABASE: database,
      // Stories set their client IP address (`own-address.ts`).
      TRUST_PROXY: 'loopback',
      // All operations of the clients have to be in the persisted lists of their builds.
      PERSISTED_OPERATIONS_ONLY: 'true',
      // The story about undo starts its own server (`undo.e2e.ts`); the others need not wait.
      UNDO_SECONDS: '0',
      // All API requests that prepare stories come from one address.
      OPEN_UNITS_PER_NETWORK: '1000000',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const removeData = () => rm(dataDir, { recursive: true, force: true });
  try {
    const addresses = await printedAddresses(child);
    const stop = async () => {
      await endCleanly(child).finally(removeData);
    };
    return { ...addresses, postcodeOrigin, stop };
  } catch (error) {
    child.kill('SIGTERM');
    await removeData();
    throw error;
  }
}

async function printedAddresses(child: ChildProcess): Promise<Omit<ShopProcess, 'postcodeOrigin' | 'stop'>> {
  const { stdout, stderr } = child;
  if (!stdout || !stderr) throw new Error('the shop was started without its output');
  const printed: string[] = [];
  stderr.on('data', (chunk: Buffer) => process.stderr.write(`[shop] ${chunk}`));
  return new Promise((done, fail) => {
    const timer = setTimeout(() => fail(new Error(notReady('in time', printed))), READY_WITHIN_MS);
    child.once('exit', (code) => {
      clearTimeout(timer);
      fail(new Error(notReady(`but ended with code ${code}`, printed)));
    });
    createInterface(stdout).on('line', (line) => {
      // Later output is a warning, which helps to understand a failing story.
      if (printed.at(-1)?.includes(LAST_LINE) && line) return console.log(`[shop] ${line}`);
      if (line) printed.push(line);
      if (!line.includes(LAST_LINE)) return;
      clearTimeout(timer);
      try {
        const address = (pattern: RegExp) => present(pattern.exec(printed.join('\n')), `${pattern}`)[1] as string;
        done({
          url: address(/Storefront\s+(\S+?)\/?$/m),
          databaseUri: address(/Database .* at (mongodb:\S+),/),
          emailUrl: address(/Postmark sandbox at (\S+)/),
          bankUrl: address(/Virtual account sandbox at (\S+)/),
        });
      } catch (error) {
        fail(new Error(notReady('with its addresses', printed), { cause: error }));
      }
    });
  });
}

function notReady(how: string, printed: readonly string[]): string {
  return `The shop was not ready ${how}. It said:\n${printed.join('\n')}`;
}

async function endCleanly(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) throw new Error(`The shop ended by itself with code ${child.exitCode}.`);
  const ended = once(child, 'exit', { signal: AbortSignal.timeout(ENDS_WITHIN_MS) });
  child.kill('SIGTERM');
  try {
    const [code, signal] = await ended;
    if (code !== 0) throw new Error(`The shop ended with code ${code}, signal ${signal}.`);
  } catch (error) {
    child.kill('SIGKILL');
    throw error;
  }
}
