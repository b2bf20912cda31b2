export interface Deadline {
  readonly signal: AbortSignal;
  /** Must be called when the work is over, whatever the result. */
  end(): void;
}

/**
 * A signal that aborts after `ms` milliseconds with an error of this message, or when `earlier` aborts. Its timer keeps it alive:
 * Node 20 garbage-collects AbortSignal.timeout within AbortSignal.any, which then never aborts.
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
