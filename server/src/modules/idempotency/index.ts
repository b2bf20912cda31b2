export type { IdempotencyServices } from './idempotency.module.ts';
export type { Idempotency, RecordCreated } from './idempotency.service.ts';
export { IdempotencyKeyField } from './idempotency.types.ts';
