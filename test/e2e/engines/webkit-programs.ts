import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { freePort } from '../../../scripts/setup/free-port.ts';
import type { WebKitPrograms } from '../../../scripts/setup/webkit.ts';

const READY_WITHIN_MS = 60_000;
/** Larger than any window of a visit. */
const SCREEN = '1600x1200x24';
/** Else the buttons of the browser around the page would hold the window wider than a phone. */
const NARROW_BUTTONS = '* { padding: 0; margin: 0; border: 0; min-width: 0; min-height: 0; }';

/** A screen that nobody sees, and a home for the settings of the browsers on it. */
export interface Display {
  readonly environment: NodeJS.ProcessEnv;
  close(): Promise<void>;
}

export async function openDisplay({ screen }: Pick<WebKitPrograms, 'screen'>): Promise<Display> {
  const settings = await mkdtemp(join(tmpdir(), 'eunbit-webkit-'));
  await mkdir(join(settings, 'gtk-3.0'));
  await writeFile(join(settings, 'gtk-3.0/gtk.css'), NARROW_BUTTONS);
  const stdio = ['ignore', 'ignore', 'ignore', 'pipe'] as const;
  const child = spawn(screen, ['-displayfd', '3', '-screen', '0', SCREEN, '-nolisten', 'tcp'], { stdio: [...stdio] });
  const [line] = await once(createInterface(child.stdio[3] as Readable), 'line', {
    signal: AbortSignal.timeout(READY_WITHIN_MS),
  });
  return {
    environment: {
      ...process.env,
      DISPLAY: `:${line}`,
      XDG_CONFIG_HOME: settings,
      // A container has no user of its own for the sandbox, and no graphics card.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    },
    async close() {
      await end(child);
      await rm(settings, { recursive: true, force: true });
    },
  };
}

export interface Driver {
  readonly url: string;
  close(): Promise<void>;
}

/** One driver drives one browser at a time. */
export async function startDriver(
  { driver }: Pick<WebKitPrograms, 'driver'>,
  { environment }: Pick<Display, 'environment'>,
): Promise<Driver> {
  const port = await freePort();
  const child = spawn(driver, [`--port=${port}`], { env: environment, stdio: 'ignore' });
  const url = `http://127.0.0.1:${port}`;
  await untilReady(url, child);
  return { url, close: () => end(child) };
}

async function untilReady(url: string, child: ChildProcess): Promise<void> {
  const givenUpAt = Date.now() + READY_WITHIN_MS;
  while (child.exitCode === null && Date.now() < givenUpAt) {
    const answer = await fetch(`${url}/status`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((done) => setTimeout(done, 20));
  }
  await end(child);
  throw new Error(`the driver of WebKit does not answer at ${url}`);
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}
