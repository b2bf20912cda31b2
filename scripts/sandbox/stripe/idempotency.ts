import { createHash } from 'node:crypto';
import { StripeFailure } from './failures.ts';
import type { KeptAnswer, StripeStore } from './store.ts';

const KEPT_MILLISECONDS = 24 * 60 * 60 * 1000;
const LONGEST_KEY = 255;

interface KeyedRequest {
  key: string;
  /** The path, such as `/v1/refunds`. */
  endpoint: string;
  body: string;
}

function computeFingerprint(body: string): string {
  return createHash('sha256').update(body).digest('base64');
}

function refusal(message: string): StripeFailure {
  return new StripeFailure(400, { type: 'idempotency_error', message });
}

/** The first answer to this key, if there was one. Throws when the key was used for another request. */
export function findKeptAnswer(store: StripeStore, request: KeyedRequest): KeptAnswer | undefined {
  const { key, endpoint, body } = request;
  if (key.length > LONGEST_KEY) throw refusal(`Idempotency keys can have up to ${LONGEST_KEY} characters.`);
  const kept = store.keptAnswers.get(key);
  if (!kept || Date.now() - kept.at > KEPT_MILLISECONDS) return undefined;
  const advice = `Try using a key other than '${key}' if you meant to execute a different request.`;
  if (kept.endpoint !== endpoint) {
    throw refusal(
      'Keys for idempotent requests can only be used for the same endpoint they were first used for ' +
        `('${endpoint}' vs '${kept.endpoint}'). ${advice}`,
    );
  }
  if (kept.fingerprint !== computeFingerprint(body)) {
    throw refusal(
      `Keys for idempotent requests can only be used with the same parameters they were first used with. ${advice}`,
    );
  }
  return kept;
}

export function keepAnswer(
  store: StripeStore,
  request: KeyedRequest,
  answer: Pick<KeptAnswer, 'requestId' | 'status' | 'body'>,
): void {
  const { key, endpoint, body } = request;
  store.save(store.keptAnswers, {
    id: key,
    endpoint,
    fingerprint: computeFingerprint(body),
    ...answer,
    at: Date.now(),
  });
}
