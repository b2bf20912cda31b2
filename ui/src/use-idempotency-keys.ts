import { useState } from 'react';
import { createIdempotencyKeys } from './idempotency-keys.ts';

/** The keys of the requests that a component sends. */
export function useIdempotencyKeys() {
  return useState(createIdempotencyKeys)[0];
}
