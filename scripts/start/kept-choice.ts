import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from './settings.ts';

export type DatabaseKind = 'mongod' | 'embedded';

/** The database that holds the data of a folder, recorded beside them once that database has answered. */
export interface KeptChoice {
  readonly kind: DatabaseKind;
  /** Why mongod was not used; null if it was, or the other one was asked for. */
  readonly because: string | null;
  /** Of the mongod that opened the data last. */
  readonly version: string | null;
}

const FILE = 'database.json';

/** The folder of each kind of database. */
export const DATA_PATHS = { mongod: 'mongod', embedded: 'embedded-mongodb' } as const;

/** A file that every mongod writes when it opens its folder for the first time. */
const hasMongodData = (dataDir: string) => existsSync(join(dataDir, DATA_PATHS.mongod, 'WiredTiger'));
const hasEmbeddedData = (dataDir: string) => existsSync(join(dataDir, DATA_PATHS.embedded, 'data.mdb'));

export function hasData(dataDir: string, kind: DatabaseKind): boolean {
  return kind === 'mongod' ? hasMongodData(dataDir) : hasEmbeddedData(dataDir);
}

/** Null before the first choice. A mongod that was chosen without ever having run holds nothing, so it is none either. */
export function readChoice(dataDir: string): KeptChoice | null {
  const file = join(dataDir, FILE);
  if (!existsSync(file)) return null;
  const { kind, because = null, version = null } = parse(file);
  if (kind === 'mongod' && !hasMongodData(dataDir)) return null;
  return { kind, because, version };
}

function parse(file: string): Partial<KeptChoice> & { readonly kind: DatabaseKind } {
  try {
    const choice = JSON.parse(readFileSync(file, 'utf8'));
    if (choice?.kind === 'mongod' || choice?.kind === 'embedded') return choice;
  } catch {
    // Reported below, like any other invalid content.
  }
  throw new StartError(
    `${file} does not say which database holds the data. Write {"kind":"mongod"} or {"kind":"embedded"} into it.`,
  );
}

export function keepChoice(dataDir: string, choice: KeptChoice): void {
  const file = join(dataDir, FILE);
  const next = `${file}.next`;
  writeFileSync(next, `${JSON.stringify(choice)}\n`);
  renameSync(next, file);
}
