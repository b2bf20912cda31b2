export interface Deadline {
  readonly signal: AbortSignal;
  /** To be called when the work is over, whichever way. */
  end(): void;
}

/**
 * A signal that aborts after `ms` milliseconds with an error of this message, or when `earlier` does. Its timer holds it:
 * Node 20 collects AbortSignal.timeout within AbortSignal.any as garbage, which then never aborts.
 */
export function createDeadline(ms: number, message: string, earlier?: AbortSignal): Deadline {
  const controller = new AbortController();
  const onEarlier = () => controller.abort(earlier?.reason);
  const timer = setTimeout(() => controller.abort(new Error(message)), ms);
  if (earlier?.aborted) onEarlier();
  earlier?.addEventListener('abort', onEarlier);
  return {
    signal: controller.signal,
    end() {
      clearTimeout(timer);
      earlier?.removeEventListener('abort', onEarlier);
    },
  };
}
