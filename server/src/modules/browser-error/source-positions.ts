import { readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import type { BrowserErrorApp, BrowserErrorFrame } from '@eunbit/schema/browser-error';
import type { TraceMap } from '@jridgewell/trace-mapping';
import { LRUCache } from 'lru-cache';

/** Parsed maps that are kept: a stack goes through few files, and the largest map takes some megabytes. */
const MAXIMUM_MAPS = 12;

/** The folders of the builds; their maps lie beside the files, and are not served. */
export interface BuildFolders {
  readonly client: string;
  readonly office: string;
}

/** Where each folder of files lies in the repository, from which their maps name the sources. */
const ASSETS: Readonly<Record<BrowserErrorApp, string>> = { WEB: 'web/dist/client/assets', ADMIN: 'admin/dist/assets' };
const BUILT_FILE = /^assets\/([\w.-]+\.js)$/;

/** A place in the sources; or in the built file, where its map is not here any more. */
export interface SourcePosition extends BrowserErrorFrame {
  readonly isSource: boolean;
}

export interface SourcePositions {
  find(app: BrowserErrorApp, frame: BrowserErrorFrame): Promise<SourcePosition>;
}

/** Finds the source of a place in a built file. Reads maps when somebody looks at an error, never when one is reported. */
export function createSourcePositions(folders: BuildFolders | null): SourcePositions {
  const maps = new LRUCache<string, Promise<TraceMap | null>>({ max: MAXIMUM_MAPS });

  function readMap(app: BrowserErrorApp, file: string): Promise<TraceMap | null> {
    const name = BUILT_FILE.exec(file)?.[1];
    const folder = app === 'WEB' ? folders?.client : folders?.office;
    if (!name || !folder) return Promise.resolve(null);
    const path = join(folder, 'assets', `${name}.map`);
    const known = maps.get(path);
    if (known) return known;
    const map = loadMap(path);
    maps.set(path, map);
    return map;
  }

  return {
    async find(app, frame) {
      const map = await readMap(app, frame.file);
      if (!map) return { ...frame, isSource: false };
      const { originalPositionFor } = await import('@jridgewell/trace-mapping');
      // Lines begin with 1 in both; columns with 1 in stacks and with 0 in maps.
      const place = originalPositionFor(map, { line: Math.max(1, frame.line), column: Math.max(0, frame.column - 1) });
      if (place.source === null) return { ...frame, isSource: false };
      const file = posix.join(ASSETS[app], place.source).replace(/^(\.\.\/)+/, '');
      return { functionName: frame.functionName, file, line: place.line, column: place.column + 1, isSource: true };
    },
  };
}

/** Null where there is no map, such as for a build of before. */
async function loadMap(path: string): Promise<TraceMap | null> {
  const text = await readFile(path, 'utf8').catch(() => null);
  if (text === null) return null;
  const { TraceMap } = await import('@jridgewell/trace-mapping');
  return new TraceMap(text);
}
