import {
  type Document,
  MongoBulkWriteError,
  MongoClientBulkWriteError,
  MongoError,
  MongoServerError,
  MongoWriteConcernError,
} from 'mongodb';
import type { Entities } from './entities.ts';
import { expectMatch, Mismatch } from './matching.ts';
import { bulkResult } from './operations/client.ts';

/** Checks an error against `expectError`. Throws a `Mismatch`. */
export function expectMatchingError(expected: Document, error: unknown, entities: Entities): void {
  if (error instanceof Mismatch || !(error instanceof Error)) throw error;
  for (const [name, value] of Object.entries(expected)) {
    const check = CHECKS[name];
    if (!check) throw new Error(`unknown expectation of an error: ${name}`);
    const problem = check(value, error as Error & Document, entities);
    if (problem) throw new Mismatch(`${problem} (${error.constructor.name}: ${error.message})`);
  }
}

type Check = (expected: Document[string], error: Error & Document, entities: Entities) => string | undefined;

const CHECKS: Readonly<Record<string, Check>> = {
  isError: () => undefined,
  isClientError: (expected, error) =>
    isServerError(error) === !expected ? undefined : `the error must ${expected ? 'not ' : ''}come from the server`,
  errorContains: (expected, error) =>
    error.message.toLowerCase().includes(String(expected).toLowerCase())
      ? undefined
      : `the message must contain "${expected}"`,
  errorCode: (expected, error) => {
    const { code } = getReply(error);
    return Number(code) === Number(expected) ? undefined : `the code must be ${expected}, not ${code}`;
  },
  errorCodeName: (expected, error) => {
    const found = getReply(error).codeName ?? error.errorResponse?.writeConcernError?.codeName;
    return found === expected ? undefined : `the code name must be ${expected}, not ${found}`;
  },
  errorLabelsContain: (expected: string[], error) => {
    const missing = expected.filter((label) => !hasLabel(error, label));
    return missing.length === 0 ? undefined : `labels are missing: ${missing.join(', ')}`;
  },
  errorLabelsOmit: (expected: string[], error) => {
    const extra = expected.filter((label) => hasLabel(error, label));
    return extra.length === 0 ? undefined : `labels are too many: ${extra.join(', ')}`;
  },
  errorResponse: (expected, error, entities) => {
    expectMatch(expected, getReply(error).errorResponse, { entities }, 'errorResponse');
    return undefined;
  },
  expectResult: (expected, error, entities) => {
    const partial = error instanceof MongoBulkWriteError ? error.result : bulkResult(error.partialResult);
    expectMatch(expected, partial, { entities }, 'the partial result');
    return undefined;
  },
  writeErrors: (expected, error, entities) => {
    expectMatch(expected, error.writeErrors, { entities, extraKeys: 'everywhere' }, 'writeErrors');
    return undefined;
  },
  writeConcernErrors: (expected, error, entities) => {
    expectMatch(expected, error.writeConcernErrors, { entities, extraKeys: 'everywhere' }, 'writeConcernErrors');
    return undefined;
  },
};

/** The error that the server answered with; a bulk write of a client wraps it. */
function getReply(error: Error & Document): Document {
  return error instanceof MongoClientBulkWriteError && error.cause ? error.cause : error;
}

function isServerError(error: Error): boolean {
  return error instanceof MongoServerError || error instanceof MongoWriteConcernError;
}

function hasLabel(error: Error, label: string): boolean {
  return [error, getReply(error)].some((source) => source instanceof MongoError && source.hasErrorLabel(label));
}
