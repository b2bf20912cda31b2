import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { askedProgram, installDebianPackages, onPath, runQuietly } from './programs.ts';

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
 * Path of the Chromium that tests run, which is never seen. Chromium's headless shell, where it is installed or Debian
 * has it, shows pages as the whole program does and needs about two thirds of its processor time; else `findChromium`.
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
 * Installs a font for Korean text where a Debian has none; other systems bring one. Without it the letters are boxes,
 * narrower than letters, and a link of one letter is smaller than a fingertip.
 */
export async function installKoreanFont(): Promise<void> {
  const { stdout } = spawnSync('fc-list', [':lang=ko'], { encoding: 'utf8' });
  if (!stdout?.trim()) await installDebianPackages('fonts-nanum');
}
