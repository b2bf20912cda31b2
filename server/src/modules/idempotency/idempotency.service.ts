import { createHash } from 'node:crypto';
import type { ClientSession, Connection } from 'mongoose';
import { isDuplicateKey } from '../../common/duplicate-key.ts';
import type { RequestContext } from '../../common/request-context.ts';
import { thrownError } from '../../common/thrown-error.ts';
import { idempotentRequestModel } from './idempotent-request.model.ts';

/** An input that may carry the key of its request. */
export interface KeyedInput {
  readonly idempotencyKey?: string | null;
}

/**
 * Records, in the transaction that makes something, what it has made. A service calls it once; of two requests with
 * the same key one transaction commits, the other aborts.
 */
export type RecordCreated = (session: ClientSession, createdId: string) => Promise<void>;

/** Another request with the same key has committed first. */
class RepeatedRequestError extends Error {}

type Caller = Pick<RequestContext, 'viewer' | 'language'>;

function hashInput({ idempotencyKey: _, ...input }: KeyedInput): string {
  return createHash('sha256').update(JSON.stringify(input)).digest('base64url');
}

/** Lets a mutation that makes something be sent again: whoever lost the answer gets what the first request made. */
export function createIdempotency(connection: Connection) {
  const requests = idempotentRequestModel(connection);

  return {
    /**
     * Calls `create`, or `replay` with what an earlier request of this caller with the same key and input has made.
     * Without a key it always creates. Throws IDEMPOTENCY_KEY_REUSED where the input is another one. A refused request
     * makes nothing, so that its key stays free.
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
      // Guests share one name: a key is random, and nobody guesses one of 122 bits.
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
          // A refusal may come of what the same request has made meanwhile, such as a name that is taken now.
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
