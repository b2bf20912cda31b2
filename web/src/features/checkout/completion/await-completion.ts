const FIRST_WAIT_MS = 700;
const LONGEST_WAIT_MS = 5_000;

/**
 * Asks again and again until there is an answer: a null or a lost connection means 'not known yet'. Once money may have
 * moved there is no giving up, so only the caller's signal ends it early (with its reason as the rejection).
 */
export async function awaitCompletion<Answer>(
  ask: () => Promise<Answer | null>,
  signal: AbortSignal,
  wait: (milliseconds: number) => Promise<void> = pause,
): Promise<Answer> {
  for (let waitMs = FIRST_WAIT_MS; ; waitMs = Math.min(waitMs * 1.5, LONGEST_WAIT_MS)) {
    signal.throwIfAborted();
    const answer = await ask().catch(() => null);
    signal.throwIfAborted();
    if (answer !== null) return answer;
    await wait(waitMs);
  }
}

/** Ends early when the browser is connected again: nobody looks at a result that is there for longer than needed. */
function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    addEventListener('online', end);
  });
}
