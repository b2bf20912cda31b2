import { createHash } from 'node:crypto';
import type { BrowserErrorReport } from '@eunbit/schema/browser-error';

/** Files of the stack that count: deeper ones differ by how the place was reached. */
const FRAMES = 3;

type Told = Pick<BrowserErrorReport, 'app' | 'kind' | 'name' | 'message' | 'frames'>;

/** The name that a file keeps from build to build: a hash stands in it, which changes with its contents. */
const toStableName = (file: string) => file.replace(/-[\w-]{8}(?=\.(?:js|css)$)/, '');

/**
 * What errors have in common that are one mistake in any build. Lines, columns and the names of functions are not among it:
 * the build makes them anew. Nor are numbers in messages, which are counts and codes.
 */
export function errorFingerprint({ app, kind, name, message, frames }: Told): string {
  const files = frames.slice(0, FRAMES).map(({ file }) => toStableName(file));
  const text = message.replace(/(assets\/[\w.-]+?)-[\w-]{8}\./g, '$1.').replace(/\d+/g, '0');
  const common = JSON.stringify([kind, name, text, ...files]);
  return `${app}:${createHash('sha256').update(common).digest('hex').slice(0, 32)}`;
}

/** The group of all errors of an app that are told apart no more. */
export const overflowFingerprint = ({ app }: Pick<Told, 'app'>): string => `${app}:overflow`;
