import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { MINIMUM_STAFF_PASSWORD_LENGTH } from '@eunbit/schema/validation-account';
import { isFreePort } from '../setup/free-port.ts';
import { DEFAULT_DATA_DIR, ROOT } from '../setup/paths.ts';

/** Why a start is not possible, as a message for the user; printed unchanged. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

export interface StartSettings {
  readonly port: number;
  readonly production: boolean;
  readonly dataDir: string;
  readonly mongodbUri: string | null;
  /** The value of DATABASE; null if the start chooses. */
  readonly database: 'mongod' | 'embedded' | null;
  /** The value of MONGOD_VERSION; null for the version that opened the data last. */
  readonly mongodVersion: string | null;
  /** The value of SEED_PASSWORD; null for the public one in the sources. */
  readonly seedPassword: string | null;
}

const PUBLIC_SEED_PASSWORD = 'silver-light';

/** Reads `.env`, if it exists, and the environment, which takes precedence. */
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
 * Password of the example accounts; null if there are none. Since their addresses are public, they are only created in a local
 * database that nobody else uses.
 */
export function exampleAccountPassword({ production, mongodbUri, seedPassword }: StartSettings): string | null {
  return production || mongodbUri ? null : (seedPassword ?? PUBLIC_SEED_PASSWORD);
}

/** A secret of this data folder: generated at the first start and stored, so that the data it protects stay readable. */
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

/** The non-empty settings. */
export function definedEnvironment(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).filter((entry): entry is [string, string] => Boolean(entry[1])),
  );
}
