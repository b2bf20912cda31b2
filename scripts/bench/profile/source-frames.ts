import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROOT } from '../../setup/paths.ts';
import type { CallFrame, Frame } from './cpu-profile.ts';

function readSourceMap(path: string): SourceMap | null {
  const file = `${path}.map`;
  return existsSync(file) ? new SourceMap(JSON.parse(readFileSync(file, 'utf8'))) : null;
}

/** Tells where a function is in the sources, also of a bundle that has a source map beside it. */
export function createFrameReader(): (frame: CallFrame) => Frame {
  const maps = new Map<string, SourceMap | null>();
  return ({ functionName, url, lineNumber, columnNumber }) => {
    const name = functionName || '(anonymous)';
    if (url === '') return { name, file: '', line: 0 };
    if (!url.startsWith('file:')) return { name, file: url, line: lineNumber + 1 };
    const path = fileURLToPath(url);
    const map = maps.has(path) ? maps.get(path) : readSourceMap(path);
    maps.set(path, map ?? null);
    const entry = map?.findEntry(lineNumber, columnNumber);
    const isMapped = entry !== undefined && 'originalSource' in entry;
    const original = isMapped ? new URL(entry.originalSource, url) : new URL(url);
    const line = isMapped ? entry.originalLine : lineNumber;
    // Of a package that lies below another one, the innermost counts.
    const file = relative(ROOT, fileURLToPath(original)).replace(/^.*node_modules\//, 'node_modules/');
    return { name, file, line: line + 1 };
  };
}
