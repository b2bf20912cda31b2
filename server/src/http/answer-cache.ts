import { createHash } from 'node:crypto';
import { HEADER } from '@eunbit/schema/wire';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type GraphQLSchema, parse } from 'graphql';
import { LRUCache } from 'lru-cache';
import { isCacheable } from '../common/cacheable.ts';
import type { RequestContext } from '../common/request-context.ts';
import type { KnownOperations } from './known-operations.ts';
import type { OperationDocuments } from './operation-documents.ts';
import { PARSE_OPTIONS } from './operation-limits.ts';
import { hashOperation, type OperationGate } from './persisted-operations.ts';

/** Maximum bytes of all cached responses of a process, with their keys. */
const MAXIMUM_BYTES = 16 * 1024 * 1024;
/** Maximum bytes of one response. A list of 100 products takes a tenth of that. */
const MAXIMUM_ANSWER_BYTES = 512 * 1024;
/** Maximum characters of a request. Those of the storefront have a few hundred. */
const MAXIMUM_REQUEST_LENGTH = 8192;
/** Maximum number of operation texts for which cacheability is remembered. */
const MAXIMUM_DECISIONS = 1000;
/** Shared caches may store a response, but have to revalidate it: a price may change at any moment. */
const CACHE_CONTROL = 'public, no-cache';
/** Request headers that a response depends on. For callers who have not chosen a store, it follows from their address. */
const VARY = ['accept', 'cookie', 'authorization', HEADER.market, HEADER.language].join(', ');

interface Answer {
  readonly version: number;
  readonly body: string;
  readonly contentType: string;
  readonly etag: string;
  /** Hash of the operation's text. */
  readonly operationHash: string;
}

/** What a caller sent, unvalidated. */
interface Sent {
  readonly query?: unknown;
  readonly operationName?: unknown;
  readonly variables?: unknown;
  readonly extensions?: unknown;
}

interface Operation {
  readonly id: string;
  readonly text: string;
}

/** An operation with the cache key of its response, which is only used if the operation's fields allow it. */
interface Asked {
  readonly key: string;
  readonly version: number;
  readonly text: string;
}

type AskingContext = Pick<RequestContext, 'market' | 'language'>;

interface AnswerCacheOptions {
  readonly schema: GraphQLSchema;
  readonly operations: KnownOperations;
  readonly documents: Pick<OperationDocuments, 'get'>;
  readonly gate: OperationGate;
  /** Called for each response sent from the cache. */
  readonly onSent: () => void;
  /** Rises before a change to cached content becomes visible; null while changes may go unseen. */
  readonly pageVersion: () => number | null;
}

/**
 * Caches the responses of operations whose fields are all declared cacheable (common/cacheable.ts), for callers who are not
 * signed in. A response belongs to the version at which its execution began, so a change during the execution makes it stale for
 * all later requests. Runs before Apollo Server, which takes most of the time of such a request.
 */
export function createAnswerCache({ schema, operations, documents, gate, onSent, pageVersion }: AnswerCacheOptions) {
  const answers = new LRUCache<string, Answer>({
    maxSize: MAXIMUM_BYTES,
    maxEntrySize: MAXIMUM_ANSWER_BYTES,
    sizeCalculation: ({ body }, key) => 2 * (body.length + key.length),
  });
  const decisions = new LRUCache<string, boolean>({ max: MAXIMUM_DECISIONS });

  function mayKeep(text: string, hash: string): boolean {
    const known = decisions.get(text);
    if (known !== undefined) return known;
    const decision = isCacheable(schema, documents.get(hash) ?? parse(text, PARSE_OPTIONS));
    decisions.set(text, decision);
    return decision;
  }

  const mayRun = (request: FastifyRequest, { operationHash }: Answer) =>
    gate.isOpen((name) => request.headers[name], operationHash);

  return {
    /** For callers without a session. Null if the response to this request may not be cached. */
    readAsked(request: FastifyRequest, { market, language }: AskingContext): Asked | null {
      const version = pageVersion();
      if (version === null || getLength(request) > MAXIMUM_REQUEST_LENGTH) return null;
      const sent = readSent(request);
      const operation = sent && readOperation(sent, operations);
      if (!operation || decisions.get(operation.text) === false) return null;
      const { operationName, variables } = sent;
      const { accept } = request.headers;
      const key = JSON.stringify([operation.id, operationName, variables, market, language, accept]);
      return { key, version, text: operation.text };
    },

    /** Sends a cached response. Returns false if there is none, or if Apollo Server has to reject this caller. */
    send({ key, version }: Asked, request: FastifyRequest, reply: FastifyReply): boolean {
      const answer = answers.get(key);
      if (answer?.version !== version || !mayRun(request, answer)) return false;
      onSent();
      describe(answer, request, reply);
      const isKnown = request.method === 'GET' && request.headers['if-none-match'] === answer.etag;
      if (isKnown) reply.code(304).send();
      else reply.header('content-type', answer.contentType).send(answer.body);
      return true;
    },

    /** Caches a response of Apollo Server if it is complete and its fields allow it. */
    keep({ key, version, text }: Asked, body: string, request: FastifyRequest, reply: FastifyReply): void {
      // Apollo Server serialises `errors` before `data`.
      if (reply.statusCode !== 200 || !body.startsWith('{"data":')) return;
      const operationHash = hashOperation(text);
      if (!mayKeep(text, operationHash)) return;
      const etag = `"${createHash('sha1').update(body).digest('base64url')}"`;
      const contentType = String(reply.getHeader('content-type'));
      const answer = { version, body, etag, contentType, operationHash };
      answers.set(key, answer);
      describe(answer, request, reply);
    },
  };
}

export type AnswerCache = ReturnType<typeof createAnswerCache>;

/** Sets the headers for caches between caller and shop. */
function describe({ etag }: Answer, { method }: FastifyRequest, reply: FastifyReply): void {
  if (method === 'GET') reply.header('etag', etag).header('cache-control', CACHE_CONTROL).header('vary', VARY);
}

/** Length of the operation as it was sent, in characters. */
function getLength({ method, url, headers }: FastifyRequest): number {
  return method === 'GET' ? url.length : Number(headers['content-length'] ?? Number.POSITIVE_INFINITY);
}

/** GET requests only count if they pass Apollo Server's CSRF prevention. */
function readSent({ method, headers, query, body }: FastifyRequest): Sent | null {
  if (method === 'POST') return Object(body) as Sent;
  if (!headers['apollo-require-preflight'] && !headers['x-apollo-operation-name']) return null;
  const { variables, extensions, ...others } = Object(query) as Record<string, unknown>;
  try {
    return { ...others, variables: readJson(variables), extensions: readJson(extensions) };
  } catch {
    return null;
  }
}

const readJson = (text: unknown): unknown => (typeof text === 'string' ? JSON.parse(text) : text);

/**
 * The operation's key and text: the hash of a persisted operation, or the text itself. Null for anything else, such as a hash
 * with a text, which Apollo Server has to compare.
 */
function readOperation({ query, extensions }: Sent, operations: KnownOperations): Operation | null {
  const { persistedQuery } = Object(extensions) as { readonly persistedQuery?: unknown };
  if (persistedQuery === undefined) return typeof query === 'string' ? { id: query, text: query } : null;
  const { version, sha256Hash: id } = Object(persistedQuery) as Record<string, unknown>;
  const text = operations.get(String(id));
  return version === 1 && query === undefined && text !== undefined ? { id: String(id), text } : null;
}
