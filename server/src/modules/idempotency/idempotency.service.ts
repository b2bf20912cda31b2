import { createHash } from 'node:crypto';
import type { ClientSession, Connection } from 'mongoose';
import { isDuplicateKey } from '../../common/duplicate-key.ts';
import type { RequestContext } from '../../common/request-context.ts';
import { thrownError } from '../../common/thrown-error.ts';
import { idempotentRequestModel } from './idempotent-request.model.ts';

/** An input with an optional idempotency key. */
export interface KeyedInput {
  readonly idempotencyKey?: string | null;
}

/**
 * Records the id of a created record in the transaction that creates it. A service calls it once; of two requests with the same
 * key, one transaction commits and the other aborts.
 */
export type RecordCreated = (session: ClientSession, createdId: string) => Promise<void>;

/** Another request with the same key has committed first. */
class RepeatedRequestError extends Error {}

type Caller = Pick<RequestContext, 'viewer' | 'language'>;

function hashInput({ idempotencyKey: _, ...input }: KeyedInput): string {
  return createHash('sha256').update(JSON.stringify(input)).digest('base64url');
}

/** Makes creating mutations safe to retry: a repeated request returns what the first one created. */
export function createIdempotency(connection: Connection) {
  const requests = idempotentRequestModel(connection);

  return {
    /**
     * Calls `create`, or `replay` with the id that an earlier request of this caller with the same key and input has created.
     * Without a key it always creates. Throws IDEMPOTENCY_KEY_REUSED if the input differs. A rejected request creates nothing, so
     * its key can be used again.
     */
    async once<T>(
      { viewer, language }: Caller,
      operation: string,
      input: KeyedInput,
      create: (recordCreated: RecordCreated) => Promise<T>,
      replay: (createdId: string) => Promise<T>,
    ): Promise<T> {
      const key = input.idempotencyKey;
      if (!key) return create(async () => undefined);
      // Guests share one scope: keys have 122 random bits and cannot be guessed.
      const _id = `${operation}:${viewer?.id ?? 'guest'}:${key.toLowerCase()}`;
      const inputHash = hashInput(input);

      let isRecorded = false;
      async function recordCreated(session: ClientSession, createdId: string): Promise<void> {
        try {
          await requests.create([{ _id, inputHash, createdId, createdAt: new Date() }], { session });
          isRecorded = true;
        } catch (error) {
          throw isDuplicateKey(error) ? new RepeatedRequestError() : error;
        }
      }

      const findFirst = () => requests.findById(_id).lean();
      let first = await findFirst();
      if (!first) {
        try {
          const made = await create(recordCreated);
          // The rejection may be caused by what the same request has created meanwhile, such as a name that is now taken.
          first = isRecorded ? null : await findFirst();
          if (!first) return made;
        } catch (error) {
          first = error instanceof RepeatedRequestError ? await findFirst() : null;
          if (!first) throw error;
        }
      }
      if (first.inputHash !== inputHash) throw thrownError('IDEMPOTENCY_KEY_REUSED', 'idempotencyKey.reused', language);
      return replay(first.createdId);
    },
  };
}

export type Idempotency = ReturnType<typeof createIdempotency>;
