import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { installDebianPackages, onPath } from './programs.ts';

/** Programs for running WebKit. All three are packages of Debian. */
export interface WebKitPrograms {
  /** WebKit's side of WebDriver. */
  readonly driver: string;
  /** The minimal browser that comes with WebKitGTK. */
  readonly browser: string;
  /** A virtual screen, which WebKitGTK needs for rendering. */
  readonly screen: string;
}

/** Debian's folder for library programs, by architecture. */
const LIBRARIES = '/usr/lib';
const BROWSER = /^webkit2?gtk-[\d.]+$/;

const ADVICE = `No WebKit was found, and none could be installed.
  - Debian, Ubuntu: apt-get install -y webkit2gtk-driver xvfb`;

/** The programs for WebKit: installed ones, otherwise they are installed now, which requires root on Debian. */
export async function findWebKit(): Promise<WebKitPrograms> {
  const present = presentWebKit();
  if (present) return present;
  await installDebianPackages('webkit2gtk-driver', 'xvfb');
  const installed = presentWebKit();
  if (!installed) throw new Error(ADVICE);
  return installed;
}

function presentWebKit(): WebKitPrograms | null {
  const [driver, browser, screen] = [onPath(['WebKitWebDriver']), findMiniBrowser(), onPath(['Xvfb'])];
  return driver && browser && screen ? { driver, browser, screen } : null;
}

function findMiniBrowser(): string | null {
  if (!existsSync(LIBRARIES)) return null;
  const folders = readdirSync(LIBRARIES, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const libraries = folders.flatMap(({ name: processor }) =>
    processor.includes('-linux-')
      ? readdirSync(join(LIBRARIES, processor)).map((name) => ({ name, path: join(LIBRARIES, processor, name) }))
      : [],
  );
  const browsers = libraries.filter(({ name }) => BROWSER.test(name)).map(({ path }) => join(path, 'MiniBrowser'));
  return browsers.find(existsSync) ?? null;
}
