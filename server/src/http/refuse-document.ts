import type { HTTPGraphQLHead } from '@apollo/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { GraphQLError } from 'graphql';
import { clientNetwork } from '../common/client-network.ts';
import { getCallerAddress } from './caller-address.ts';
import type { KnownOperations } from './known-operations.ts';
import type { OperationDocuments } from './operation-documents.ts';
import type { OperationErrors } from './operation-errors.ts';
import { hashOperation, type OperationGate } from './persisted-operations.ts';
import { readQuery } from './read-query.ts';

interface Deps {
  readonly documents: OperationDocuments;
  readonly operations: Pick<KnownOperations, 'get'>;
  readonly gate: OperationGate;
  readonly errors: OperationErrors;
}

/** Responds to a request whose document may not be executed, and returns the body; null for all others. */
export type RefuseDocument = (request: FastifyRequest, reply: FastifyReply) => Promise<string | null>;

/** The document that Apollo Server will read; null if there is none, or if it is an operation of our clients sent by hash. */
function readText(request: FastifyRequest): string | null {
  const query = request.method === 'GET' ? readQuery(request).get('query') : Object(request.body).query;
  return typeof query === 'string' && query !== '' ? query : null;
}

/**
 * Validates documents before Apollo Server, which would parse and compare whatever it gets; it then finds validated documents by
 * their hash. If browsers may only run listed operations, theirs are looked up in the lists first.
 */
export function createDocumentRefusal({ documents, operations, gate, errors }: Deps): RefuseDocument {
  async function findMistakes(text: string, request: FastifyRequest): Promise<readonly GraphQLError[]> {
    const hash = hashOperation(text);
    try {
      await gate.check((name) => request.headers[name], hash);
      const isOwn = operations.get(hash) !== undefined;
      const origin = { requestId: request.id, address: clientNetwork(getCallerAddress(request)) };
      const read = await documents.read(text, hash, isOwn ? null : origin);
      return 'mistakes' in read ? read.mistakes : [];
    } catch (error) {
      if (error instanceof GraphQLError) return [error];
      throw error;
    }
  }

  return async (request, reply) => {
    const text = readText(request);
    const mistakes = text === null ? [] : await findMistakes(text, request);
    const [first] = mistakes;
    if (!first) return null;
    const { status, headers } = (first.extensions.http ?? {}) as Partial<HTTPGraphQLHead>;
    void reply.code(status ?? 400).headers(Object.fromEntries(headers ?? []));
    void reply.header('cache-control', 'no-store').type('application/json; charset=utf-8');
    return JSON.stringify({ errors: mistakes.map((error) => errors.answer(error)) });
  };
}
