import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';
import { commandLine } from './command-line.ts';
import { ROOT } from './paths.ts';

/** Programs that are Chromium or speak its protocol, best first. */
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'microsoft-edge'];
/** Chromium without the parts of a desktop program, best first. */
const HEADLESS_NAMES = ['chromium-headless-shell', 'chrome-headless-shell'];
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
/** A machine without a network is told so soon. */
const APT_TRIES = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=10', '-o', 'Acquire::https::Timeout=10'];

const ADVICE = `No Chromium was found, and none could be installed. Any one of these helps:
  - set CHROMIUM_PATH to the program of an installed Chromium, Chrome or Edge
  - npx playwright-core install chromium
  - Debian, Ubuntu: apt-get install -y chromium
Korean text needs a font, such as Debian's fonts-nanum: without one its letters are narrow boxes.`;

/**
 * Path of a Chromium to run: CHROMIUM_PATH, Playwright's own, an installed one, else one that is installed now.
 * Throws an error that names every way to get one.
 */
export async function findChromium(): Promise<string> {
  const asked = askedChromium();
  if (asked) return asked;
  const present = presentChromium();
  if (present) return present;

  await run('npx', ['playwright-core', 'install', 'chromium'], DOWNLOAD_GIVEN_UP_AFTER_MS);
  const downloaded = presentChromium();
  if (downloaded) return downloaded;

  await installDebianPackage('chromium');
  const installed = presentChromium();
  if (!installed) throw new Error(ADVICE);
  return installed;
}

/**
 * Path of the Chromium that tests run, which is never seen. Chromium's headless shell, where it is installed or Debian
 * has it, shows pages as the whole program does and needs about two thirds of its processor time; else `findChromium`.
 */
export async function findHeadlessChromium(): Promise<string> {
  const present = askedChromium() ?? onPath(HEADLESS_NAMES);
  if (present) return present;
  await installDebianPackage('chromium-headless-shell');
  return onPath(HEADLESS_NAMES) ?? (await findChromium());
}

/** Throws when the setting names nothing: another browser in its place would be a surprise. */
function askedChromium(): string | null {
  const asked = process.env.CHROMIUM_PATH;
  if (!asked || existsSync(asked)) return asked || null;
  throw new Error(`CHROMIUM_PATH is wrong: there is no ${asked}.`);
}

function presentChromium(): string | null {
  return [chromium.executablePath(), onPath(NAMES), ...KNOWN_PATHS].find((path) => path && existsSync(path)) ?? null;
}

/** The first of these programs that a folder of PATH has. */
function onPath(names: readonly string[]): string | null {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const suffix = process.platform === 'win32' ? '.exe' : '';
  return names.flatMap((name) => folders.map((folder) => join(folder, name + suffix))).find(existsSync) ?? null;
}

/**
 * Installs a font for Korean text where a Debian has none; other systems bring one. Without it the letters are boxes,
 * narrower than letters, and a link of one letter is smaller than a fingertip.
 */
export async function installKoreanFont(): Promise<void> {
  const { stdout } = spawnSync('fc-list', [':lang=ko'], { encoding: 'utf8' });
  if (!stdout?.trim()) await installDebianPackage('fonts-nanum');
}

/** Only for who may: root on Debian, as in a container. */
async function installDebianPackage(name: string): Promise<void> {
  if (!existsSync('/etc/debian_version') || process.getuid?.() !== 0) return;
  await run('apt-get', [...APT_TRIES, 'update'], APT_GIVEN_UP_AFTER_MS);
  await run('apt-get', [...APT_TRIES, 'install', '-y', name], APT_GIVEN_UP_AFTER_MS);
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
