import { existsSync } from 'node:fs';
import { askedProgram, installDebianPackages, onPath } from './programs.ts';

/** Firefox programs, best first: Debian has the extended support release. */
const NAMES = ['firefox-esr', 'firefox'];
/** Paths of installations that are not on the PATH. */
const KNOWN_PATHS = [
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];

const ADVICE = `No Firefox was found, and none could be installed. Any one of these helps:
  - set FIREFOX_PATH to the program of an installed Firefox
  - Debian: apt-get install -y firefox-esr`;

/** Path of a Firefox: FIREFOX_PATH, an installed one, otherwise one that is installed now, which requires root on Debian. */
export async function findFirefox(): Promise<string> {
  const present = askedProgram('FIREFOX_PATH') ?? presentFirefox();
  if (present) return present;
  await installDebianPackages('firefox-esr');
  const installed = presentFirefox();
  if (!installed) throw new Error(ADVICE);
  return installed;
}

function presentFirefox(): string | null {
  return onPath(NAMES) ?? KNOWN_PATHS.find(existsSync) ?? null;
}
