import { ANSWER_WITHIN_MS, createTimeout } from './answer-limit.ts';

export const isTimeout = (error: unknown): boolean => error instanceof DOMException && error.name === 'TimeoutError';

/** Rejects if what is being loaded, such as code, does not arrive in time. */
export async function arriveInTime<Result>(arrival: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(createTimeout()), ANSWER_WITHIN_MS);
  });
  try {
    return await Promise.race([arrival, late]);
  } finally {
    clearTimeout(timer);
  }
}
