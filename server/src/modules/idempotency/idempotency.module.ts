import { createIdempotencyServices } from './idempotency.wiring.ts';
import { idempotentRequestModel } from './idempotent-request.model.ts';

export const idempotencyModule = {
  models: [idempotentRequestModel],
  resolvers: [],
  createServices: createIdempotencyServices,
};
