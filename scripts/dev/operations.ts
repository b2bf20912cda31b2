import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../setup/paths.ts';

const OPERATION = /\bgraphql\(\s*`[^`]*`/g;

/** The operations in a source as one text. */
const findOperations = (source: string): string => (source.match(OPERATION) ?? []).join('\n');

/** Remembers the operations of all sources, to tell a change of them from any other change of a file. */
export class KnownOperations {
  private readonly known = new Map<string, string>();

  constructor(folders: readonly string[]) {
    for (const folder of folders) {
      for (const entry of readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })) {
        if (/\.tsx?$/.test(entry)) this.haveChanged(`${folder}/${entry.replaceAll('\\', '/')}`);
      }
    }
  }

  /** Whether the file's operations are others than when it was asked about last. */
  haveChanged(file: string): boolean {
    const path = join(ROOT, file);
    const now = existsSync(path) ? findOperations(readFileSync(path, 'utf8')) : '';
    const before = this.known.get(file) ?? '';
    this.known.set(file, now);
    return now !== before;
  }
}
