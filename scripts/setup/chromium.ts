import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { askedProgram, installDebianPackages, onPath, runQuietly } from './programs.ts';

/** Programs that are Chromium or support its protocol, best first. */
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'microsoft-edge'];
/** Chromium without a user interface, best first. */
const HEADLESS_NAMES = ['chromium-headless-shell', 'chrome-headless-shell'];
/** Paths of installations that are not on the PATH. */
const KNOWN_PATHS = [
  '/usr/bin/chromium',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];
const DOWNLOAD_GIVEN_UP_AFTER_MS = 60_000;

const ADVICE = `No Chromium was found, and none could be installed. Any one of these helps:
  - set CHROMIUM_PATH to the program of an installed Chromium, Chrome or Edge
  - npx playwright-core install chromium
  - Debian, Ubuntu: apt-get install -y chromium
Korean text needs a font, such as Debian's fonts-nanum: without one its letters are narrow boxes.`;

/**
 * Path of a Chromium: CHROMIUM_PATH, Playwright's own, an installed one, otherwise one that is installed now. Throws an error
 * that lists every way to get one.
 */
export async function findChromium(): Promise<string> {
  const asked = askedProgram('CHROMIUM_PATH');
  if (asked) return asked;
  const present = presentChromium();
  if (present) return present;

  await runQuietly('npx', ['playwright-core', 'install', 'chromium'], DOWNLOAD_GIVEN_UP_AFTER_MS);
  const downloaded = presentChromium();
  if (downloaded) return downloaded;

  await installDebianPackages('chromium');
  const installed = presentChromium();
  if (!installed) throw new Error(ADVICE);
  return installed;
}

/**
 * Path of a Chromium for invisible test runs. Chromium's headless shell, if it is installed or Debian has it, renders pages
 * identically and uses about two thirds of the CPU time; otherwise the same as `findChromium`.
 */
export async function findHeadlessChromium(): Promise<string> {
  const present = askedProgram('CHROMIUM_PATH') ?? onPath(HEADLESS_NAMES);
  if (present) return present;
  await installDebianPackages('chromium-headless-shell');
  return onPath(HEADLESS_NAMES) ?? (await findChromium());
}

function presentChromium(): string | null {
  return [chromium.executablePath(), onPath(NAMES), ...KNOWN_PATHS].find((path) => path && existsSync(path)) ?? null;
}

/**
 * Installs a Korean font on a Debian without one; other systems have one. Without it, glyphs are replaced by narrower boxes, and
 * a link of one letter is smaller than the minimum touch target.
 */
export async function installKoreanFont(): Promise<void> {
  const { stdout } = spawnSync('fc-list', [':lang=ko'], { encoding: 'utf8' });
  if (!stdout?.trim()) await installDebianPackages('fonts-nanum');
}
