import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@eunbit/schema/market';

interface ManifestChunk {
  readonly file: string;
  readonly imports?: readonly string[];
}

type Manifest = Readonly<Record<string, ManifestChunk | undefined>>;

const ENTRY = 'src/entry-client.tsx';

export interface PageScripts {
  readonly entry: string;
  /** Further modules that the page needs before it is alive. */
  readonly preload: readonly string[];
}

export interface Assets {
  /** Scripts of a page that shows these screens in this language. */
  forPage(language: Language, sources: readonly string[]): PageScripts;
}

/** Reads the manifest of the browser build. Throws where the build is missing or lacks a part. */
export function readAssets(clientDirectory: string): Assets {
  const manifest = JSON.parse(readFileSync(join(clientDirectory, '.vite/manifest.json'), 'utf8')) as Manifest;
  const chunkOf = (source: string): ManifestChunk => {
    const chunk = manifest[source];
    if (!chunk) throw new Error(`the browser build has no chunk for ${source}`);
    return chunk;
  };
  const collect = (source: string, into: Set<string>): void => {
    const { file, imports = [] } = chunkOf(source);
    if (into.has(file)) return;
    into.add(file);
    for (const next of imports) collect(next, into);
  };
  const entry = chunkOf(ENTRY).file;
  return {
    forPage(language, sources) {
      const files = new Set<string>();
      for (const source of [ENTRY, `src/app/messages-${language}.ts`, ...sources]) collect(source, files);
      files.delete(entry);
      return { entry: `/${entry}`, preload: [...files].map((file) => `/${file}`) };
    },
  };
}
