import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { MINIMUM_STAFF_PASSWORD_LENGTH } from '@eunbit/schema/validation-account';
import { isFreePort } from '../setup/free-port.ts';
import { DEFAULT_DATA_DIR, ROOT } from '../setup/paths.ts';

/** A reason not to start that a person can act on; printed as it is. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

export interface StartSettings {
  readonly port: number;
  readonly production: boolean;
  readonly dataDir: string;
  readonly mongodbUri: string | null;
  /** What DATABASE asks for; null leaves the choice to the start. */
  readonly database: 'mongod' | 'embedded' | null;
  /** The mongod that MONGOD_VERSION asks for; null for the one that opened the data last. */
  readonly mongodVersion: string | null;
  /** What SEED_PASSWORD asks for; null for the one that everybody can read in the sources. */
  readonly seedPassword: string | null;
}

const PUBLIC_SEED_PASSWORD = 'silver-light';

/** Reads `.env`, where there is one, and the environment, which wins. */
export function readStartSettings(): StartSettings {
  const file = join(ROOT, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
  const { PORT, NODE_ENV, DATA_DIR, MONGODB_URI, DATABASE, MONGOD_VERSION, SEED_PASSWORD } = process.env;
  const port = Number(PORT || 4000);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new StartError(`PORT is wrong: "${PORT}" is not a port.`);
  if (DATABASE && DATABASE !== 'mongod' && DATABASE !== 'embedded') {
    throw new StartError(`DATABASE is wrong: "${DATABASE}" is neither mongod nor embedded.`);
  }
  if (SEED_PASSWORD && SEED_PASSWORD.length < MINIMUM_STAFF_PASSWORD_LENGTH) {
    throw new StartError(
      `SEED_PASSWORD is wrong: it needs at least ${MINIMUM_STAFF_PASSWORD_LENGTH} characters, as for all staff.`,
    );
  }
  if (MONGOD_VERSION && !/^\d+\.\d+\.\d+$/.test(MONGOD_VERSION)) {
    throw new StartError(`MONGOD_VERSION is wrong: "${MONGOD_VERSION}" is not a version such as 8.2.6.`);
  }
  return {
    port,
    production: NODE_ENV === 'production',
    dataDir: DATA_DIR ? resolve(DATA_DIR) : DEFAULT_DATA_DIR,
    mongodbUri: MONGODB_URI || null,
    database: (DATABASE as 'mongod' | 'embedded' | undefined) || null,
    mongodVersion: MONGOD_VERSION || null,
    seedPassword: SEED_PASSWORD || null,
  };
}

/**
 * Password of the example accounts; null if there are none: everybody knows their addresses, so they are only in a
 * database of this machine's own, which nobody else works with.
 */
export function exampleAccountPassword({ production, mongodbUri, seedPassword }: StartSettings): string | null {
  return production || mongodbUri ? null : (seedPassword ?? PUBLIC_SEED_PASSWORD);
}

/** A secret of this data folder: made at the first start and kept, so that nothing it protects is lost. */
export function keptSecret(dataDir: string): string {
  const file = join(dataDir, 'secret');
  if (existsSync(file)) return readFileSync(file, 'utf8');
  mkdirSync(dataDir, { recursive: true });
  const secret = randomBytes(32).toString('base64url');
  writeFileSync(file, secret, { mode: 0o600 });
  return secret;
}

/** Fails early if another process uses the port. */
export async function requireFreePort(port: number): Promise<void> {
  if (port === 0 || (await isFreePort(port))) return;
  throw new StartError(`Port ${port} is in use. Stop the other program or set PORT to a free one.`);
}

/** Settings that were given; an empty one counts as not given. */
export function definedEnvironment(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).filter((entry): entry is [string, string] => Boolean(entry[1])),
  );
}
