import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';
import { commandLine } from './command-line.ts';
import { ROOT } from './paths.ts';

/** Programs that are Chromium or speak its protocol, best first. */
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'microsoft-edge'];
/** Where installers put it without touching PATH. */
const KNOWN_PATHS = [
  '/usr/bin/chromium',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];
const DOWNLOAD_GIVEN_UP_AFTER_MS = 60_000;
const APT_GIVEN_UP_AFTER_MS = 300_000;

const ADVICE = `No Chromium was found, and none could be installed. Any one of these helps:
  - set CHROMIUM_PATH to the program of an installed Chromium, Chrome or Edge
  - npx playwright-core install chromium
  - Debian, Ubuntu: apt-get install -y chromium
Korean text in screenshots needs a font such as Debian's fonts-noto-cjk; the tests do without.`;

/**
 * Path of a Chromium to run: CHROMIUM_PATH, Playwright's own, an installed one, else one that is installed now.
 * Throws an error that names every way to get one.
 */
export async function findChromium(): Promise<string> {
  const asked = process.env.CHROMIUM_PATH;
  if (asked) {
    if (existsSync(asked)) return asked;
    throw new Error(`CHROMIUM_PATH is wrong: there is no ${asked}.`);
  }
  const present = presentChromium();
  if (present) return present;

  await run('npx', ['playwright-core', 'install', 'chromium'], DOWNLOAD_GIVEN_UP_AFTER_MS);
  const downloaded = presentChromium();
  if (downloaded) return downloaded;

  if (existsSync('/etc/debian_version') && process.getuid?.() === 0) {
    await run('apt-get', ['update'], APT_GIVEN_UP_AFTER_MS);
    await run('apt-get', ['install', '-y', 'chromium'], APT_GIVEN_UP_AFTER_MS);
  }
  const installed = presentChromium();
  if (!installed) throw new Error(ADVICE);
  return installed;
}

function presentChromium(): string | null {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const onPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name + suffix)));
  return [chromium.executablePath(), ...onPath, ...KNOWN_PATHS].find((path) => existsSync(path)) ?? null;
}

/** Ignores failures: the caller checks whether a Chromium exists afterwards. */
function run(program: string, args: readonly string[], timeout: number): Promise<void> {
  return new Promise((done) => {
    const { file, args: given, shell } = commandLine([program, ...args]);
    const child = spawn(file, given, {
      cwd: ROOT,
      stdio: 'ignore',
      timeout,
      shell,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    child.once('error', () => done());
    child.once('close', () => done());
  });
}
