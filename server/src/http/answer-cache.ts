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

/** Bytes of all kept answers of a process, with their keys. */
const MAXIMUM_BYTES = 16 * 1024 * 1024;
/** Bytes of one answer. A list of 100 products takes a tenth. */
const MAXIMUM_ANSWER_BYTES = 512 * 1024;
/** Characters of a request. Those of the storefront take a few hundred. */
const MAXIMUM_REQUEST_LENGTH = 8192;
/** Texts of operations of which it is known whether their answers may be kept. */
const MAXIMUM_DECISIONS = 1000;
/** Shared caches may keep an answer, and have to ask whether it still holds: a price may change at any moment. */
const CACHE_CONTROL = 'public, no-cache';
/** What else an answer depends on. The store of a caller who has chosen none follows from their address. */
const VARY = ['accept', 'cookie', 'authorization', HEADER.market, HEADER.language].join(', ');

interface Answer {
  readonly version: number;
  readonly body: string;
  readonly contentType: string;
  readonly etag: string;
  /** Of the operation's text. */
  readonly operationHash: string;
}

/** What a caller sent of an operation, unchecked. */
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

/** An operation whose answer may be kept under a key, if its fields allow it. */
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
  /** Called for each answer sent from memory. */
  readonly onSent: () => void;
  /** Rises before a change of what kept answers show is to be seen; null while changes may go unseen. */
  readonly pageVersion: () => number | null;
}

/**
 * Answers of operations whose fields are all declared cacheable (common/cacheable.ts), for callers who are not signed in.
 * An answer belongs to the version at which its execution began, so a change during the execution makes it stale for all
 * later requests. Stands before Apollo Server, which takes most of the time of such a request.
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
    /** Of a caller without a session. Null: the answer to this request is not to be kept. */
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

    /** Sends a kept answer. False if there is none, or if Apollo Server has to refuse this caller. */
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

    /** Keeps an answer of Apollo Server, if it is complete and its fields allow it. */
    keep({ key, version, text }: Asked, body: string, request: FastifyRequest, reply: FastifyReply): void {
      // Apollo Server writes errors first.
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

/** For caches between caller and shop. */
function describe({ etag }: Answer, { method }: FastifyRequest, reply: FastifyReply): void {
  if (method === 'GET') reply.header('etag', etag).header('cache-control', CACHE_CONTROL).header('vary', VARY);
}

/** Characters of the operation as it was sent. */
function getLength({ method, url, headers }: FastifyRequest): number {
  return method === 'GET' ? url.length : Number(headers['content-length'] ?? Number.POSITIVE_INFINITY);
}

/** Over GET only what passes Apollo Server's protection from other sites. */
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
 * What names the operation, and its text: the hash of a persisted operation, or the text itself. Null for anything else,
 * such as a hash with a text beside it, which Apollo Server has to compare.
 */
function readOperation({ query, extensions }: Sent, operations: KnownOperations): Operation | null {
  const { persistedQuery } = Object(extensions) as { readonly persistedQuery?: unknown };
  if (persistedQuery === undefined) return typeof query === 'string' ? { id: query, text: query } : null;
  const { version, sha256Hash: id } = Object(persistedQuery) as Record<string, unknown>;
  const text = operations.get(String(id));
  return version === 1 && query === undefined && text !== undefined ? { id: String(id), text } : null;
}
