import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ApolloServerOptions, BaseContext } from '@apollo/server';
import { GraphQLError } from 'graphql';
import type { KnownOperations } from './known-operations.ts';

/** The operations of the shop's own clients: each text by its SHA-256. */
export type PersistedOperations = ReadonlyMap<string, string>;

/** For clients that are not built. They send the text after a response that the hash is unknown. */
export const NO_PERSISTED_OPERATIONS: PersistedOperations = new Map();

/** The lists written by the builds of storefront and back office. */
const LISTS = ['web/dist/client', 'admin/dist'].map((build) => join(build, '.vite/persisted-operations.json'));

/** Reads the lists of both builds below `root`. */
export async function readPersistedOperations(root: string): Promise<PersistedOperations> {
  const read = async (list: string): Promise<Record<string, string>> => {
    const text = await readFile(join(root, list), 'utf8').catch((cause: unknown) => {
      throw new Error(`${list} is missing: \`npm start\` builds it`, { cause });
    });
    return JSON.parse(text);
  };
  const lists = await Promise.all(LISTS.map(read));
  return new Map(lists.flatMap(Object.entries));
}

/** Apollo Server looks operations up by their hash with this prefix. */
const KEY = /^apq:/;

type PersistedQueries = Exclude<ApolloServerOptions<BaseContext>['persistedQueries'], false | undefined>;

/**
 * Implements Apollo's persisted queries with the lists alone. Operations that callers try to register are not stored, so nobody
 * can fill the memory.
 */
export function createPersistedQueries(operations: KnownOperations): PersistedQueries {
  return {
    cache: {
      get: (key) => operations.find(key.replace(KEY, '')),
      set: async () => {},
      delete: async () => false,
    },
  };
}

/** Reads one header of a request or handshake. */
export type ReadHeader = (name: string) => string | readonly string[] | undefined;

/**
 * Whether a page sent the request: browsers add one of these headers to every POST, WebSocket handshake and cross-site request.
 * Not Sec-Fetch-Mode, which Node's `fetch` sends as well.
 */
export function isFromBrowser(header: ReadHeader): boolean {
  return header('origin') !== undefined || header('sec-fetch-site') !== undefined;
}

/** SHA-256 in hexadecimal, as used by the lists and the protocol. */
export const hashOperation = (text: string): string => createHash('sha256').update(text).digest('hex');

export interface OperationGate {
  /** Whether a caller with these headers may run the operation with this hash, by the operations known so far. */
  isOpen(header: ReadHeader, hash: string | undefined): boolean;
  /** Throws if the caller may not run it, after reading what other releases have stored meanwhile. */
  check(header: ReadHeader, hash: string | undefined): Promise<void>;
}

/**
 * With `only`, browsers run listed operations and no others, so that an injected script in the page of a signed-in user cannot
 * query anything that no screen queries. This is not authorisation: programs that send none of these headers are not restricted,
 * and permissions are checked independently.
 */
export function createOperationGate(
  operations: Pick<KnownOperations, 'get' | 'find'>,
  { only }: { only: boolean },
): OperationGate {
  const isOpen: OperationGate['isOpen'] = (header, hash = '') =>
    !only || operations.get(hash) !== undefined || !isFromBrowser(header);
  return {
    isOpen,
    async check(header, hash = '') {
      if (isOpen(header, hash) || (await operations.find(hash)) !== undefined) return;
      throw new GraphQLError('Browsers may run only the operations of the shop itself.', {
        extensions: { code: 'OPERATION_NOT_LISTED', http: { status: 403 } },
      });
    },
  };
}
