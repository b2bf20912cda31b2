import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@eunbit/schema/market';
import type { ScreenHandle } from '../app/screen-route.ts';

interface ManifestChunk {
  readonly file: string;
  readonly imports?: readonly string[];
}

type Manifest = Readonly<Record<string, ManifestChunk | undefined>>;

const FIRST = 'src/after-paint.ts';
const ENTRY = 'src/entry-client.tsx';
const STYLES = 'src/styles.css';
const ERROR_REPORTER = 'src/app/browser-error-reporter.ts';
const LAZY_ROUTES = 'src/lazy-routes.ts';

export interface PageScripts {
  /** The only script in the document. */
  readonly first: string;
  /** Loaded by the first one, in this order: all modules that the page needs for hydration, and the entry. */
  readonly afterPaint: readonly string[];
  /** Loaded when an error has to be reported, otherwise long after the other scripts. */
  readonly errorReporter: string;
}

export interface Assets {
  /** Address of the stylesheet of all pages. */
  readonly stylesheet: string;
  /** Scripts of a page that shows these screens in this language. */
  forPage(language: Language, screens: readonly ScreenHandle[]): PageScripts;
}

/**
 * Reads the manifest of the browser build. Throws if the build is missing or incomplete.
 * @param base origin from which pages load the files; empty for the shop's own
 */
export function readAssets(clientDirectory: string, base: string): Assets {
  const manifest = JSON.parse(readFileSync(join(clientDirectory, '.vite/manifest.json'), 'utf8')) as Manifest;
  const getChunk = (source: string): ManifestChunk => {
    const chunk = manifest[source];
    if (!chunk) throw new Error(`the browser build has no chunk for ${source}`);
    return chunk;
  };
  /** Adds a chunk after its imports. */
  const collect = (source: string, into: Set<string>, within: readonly string[] = []): void => {
    const { file, imports = [] } = getChunk(source);
    if (into.has(file) || within.includes(source)) return;
    for (const next of imports) collect(next, into, [...within, source]);
    into.add(file);
  };
  const first = `${base}/${getChunk(FIRST).file}`;
  const errorReporter = `${base}/${getChunk(ERROR_REPORTER).file}`;
  return {
    stylesheet: `${base}/${getChunk(STYLES).file}`,
    forPage(language, screens) {
      const files = new Set<string>();
      const texts = screens
        .flatMap(({ features }) => features)
        .map((feature) => `src/features/${feature}/${feature}.messages.${language}.json`)
        // Features without messages of their own use the shared ones.
        .filter((file) => manifest[file]);
      const sources = screens.map(({ source }) => source);
      if (screens.some(({ access }) => access !== null)) sources.push(LAZY_ROUTES);
      for (const source of [`src/app/messages-${language}.ts`, ...texts, ...sources, ENTRY]) collect(source, files);
      return { first, afterPaint: [...files].map((file) => `${base}/${file}`), errorReporter };
    },
  };
}
