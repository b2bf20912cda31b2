import { defineModule } from '../../common/shop-module.ts';
import type { Platform } from '../../platform/platform.ts';
import { createIdempotency } from './idempotency.service.ts';
import { idempotentRequestModel } from './idempotent-request.model.ts';

type Needs = Platform;

function setup({ connection }: Needs) {
  return { idempotency: createIdempotency(connection) };
}

export type IdempotencyServices = ReturnType<typeof setup>;

export const idempotencyModule = defineModule({
  models: [idempotentRequestModel],
  setup,
});
