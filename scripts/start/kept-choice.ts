import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from './settings.ts';

export type DatabaseKind = 'mongod' | 'embedded';

/** The kind of database that holds the data of a folder, stored next to them once that database has responded. */
export interface KeptChoice {
  readonly kind: DatabaseKind;
  /** Why mongod was not used; null if it was, or if the embedded server was requested. */
  readonly because: string | null;
  /** Version of the mongod that opened the data last. */
  readonly version: string | null;
}

const FILE = 'database.json';

/** The subfolder of each kind of database. */
export const DATA_PATHS = { mongod: 'mongod', embedded: 'embedded-mongodb' } as const;

/** Checks for a file that every mongod writes when it first opens its folder. */
const hasMongodData = (dataDir: string) => existsSync(join(dataDir, DATA_PATHS.mongod, 'WiredTiger'));
const hasEmbeddedData = (dataDir: string) => existsSync(join(dataDir, DATA_PATHS.embedded, 'data.mdb'));

export function hasData(dataDir: string, kind: DatabaseKind): boolean {
  return kind === 'mongod' ? hasMongodData(dataDir) : hasEmbeddedData(dataDir);
}

/** Null before the first choice, and also if a chosen mongod has never run, since it has no data. */
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
