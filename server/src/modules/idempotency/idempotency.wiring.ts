import type { Connection } from 'mongoose';
import { createIdempotency, type Idempotency } from './idempotency.service.ts';

/** Dependencies of the module. */
interface IdempotencyNeeds {
  readonly connection: Connection;
}

export interface IdempotencyServices {
  readonly idempotency: Idempotency;
}

export function createIdempotencyServices({ connection }: IdempotencyNeeds): IdempotencyServices {
  return { idempotency: createIdempotency(connection) };
}
