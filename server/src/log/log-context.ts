import { AsyncLocalStorage } from 'node:async_hooks';

/** The current unit of work: a request, or one run of a job. Its properties are added to each log line meanwhile. */
export type LogContext = { readonly requestId: string } | { readonly job: string; readonly jobRunId: string };

interface Entry {
  readonly context: LogContext;
  readonly readAddress: (() => string) | undefined;
}

const entries = new AsyncLocalStorage<Entry>();

/**
 * Runs work whose log lines contain this context, whichever service writes them. `readAddress` returns the network of the caller,
 * which is never logged as it is.
 */
export function runInLogContext<T>(context: LogContext, work: () => T, readAddress?: () => string): T {
  return entries.run({ context, readAddress }, work);
}

/** The id of the current request; undefined in jobs and other background work. */
export function readRequestId(): string | undefined {
  const context = entries.getStore()?.context;
  return context && 'requestId' in context ? context.requestId : undefined;
}

/** The network (common/client-network.ts) of the current request; undefined outside a request. */
export function readRequestAddress(): string | undefined {
  return entries.getStore()?.readAddress?.();
}

/** Properties of the next line. A new object each time, because pino writes the line's own properties into it. */
export function buildContextFields(): Record<string, string> {
  return { ...entries.getStore()?.context };
}
