import { type BrowserErrorFrame, BROWSER_ERROR_LIMITS as LIMITS } from '@eunbit/schema/browser-error';

/** Chromium: `    at async name (address:1:2)` and `    at address:1:2`. */
const AT = /^\s*at (?:(?:async )?(.{0,200}?) \()?([^\s()]{1,400}):(\d{1,7}):(\d{1,8})\)?$/;
/** Firefox and Safari: `name@address:1:2`. */
const SIGN = /^([^@]{0,200})@(\S{1,400}):(\d{1,7}):(\d{1,8})$/;

/** Replaces the file name of code that is in no file. */
const PAGE = '(page)';
export const EXTENSION = '(extension)';

const BUILT_FILE = /\/(assets\/[\w.-]{1,80}\.js)$/;
/** Source files as a development server serves them. */
const SOURCE = /((?:[\w@.-]+\/){0,4}[\w.-]+\.(?:[jt]sx?|mjs))$/;

/** The name of a file, without the address of the visitor's page. */
function toFile(address: string, origin: string): string {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (!url) return PAGE;
  if (!/^https?:$/.test(url.protocol)) return EXTENSION;
  if (url.origin !== origin) return url.hostname.slice(0, LIMITS.file);
  const name = BUILT_FILE.exec(url.pathname) ?? SOURCE.exec(url.pathname);
  return name?.[1]?.slice(-LIMITS.file) ?? PAGE;
}

const toName = (text = '') => text.replace(/[^\w$.<>[\] ]/g, '').slice(0, LIMITS.functionName);

/** The calls of a stack, innermost first. Other lines, such as the message, are left out. */
export function parseStack(stack: string, origin: string): BrowserErrorFrame[] {
  const frames: BrowserErrorFrame[] = [];
  for (const row of stack.split('\n', 200)) {
    const [, name, address, line, column] = AT.exec(row) ?? SIGN.exec(row) ?? [];
    if (address === undefined) continue;
    const file = toFile(address, origin);
    frames.push({ functionName: toName(name), file, line: Number(line), column: Math.min(Number(column), 10_000_000) });
    if (frames.length === LIMITS.frames) break;
  }
  return frames;
}
