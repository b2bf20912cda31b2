import { AsyncLocalStorage } from 'node:async_hooks';

/** What is being worked on: a request, or one run of a job. Its properties stand in each line that the log gets meanwhile. */
export type LogContext = { readonly requestId: string } | { readonly job: string; readonly jobRunId: string };

interface Entry {
  readonly context: LogContext;
  readonly readAddress: (() => string) | undefined;
}

const entries = new AsyncLocalStorage<Entry>();

/**
 * Runs work whose lines in the log carry this context, whichever service writes them. `readAddress` names the network that
 * asked; no line has it as it is.
 */
export function runInLogContext<T>(context: LogContext, work: () => T, readAddress?: () => string): T {
  return entries.run({ context, readAddress }, work);
}

/** The id of the request that is being answered; undefined in jobs, and where nobody asked. */
export function readRequestId(): string | undefined {
  const context = entries.getStore()?.context;
  return context && 'requestId' in context ? context.requestId : undefined;
}

/** The network (common/client-network.ts) whose request is being answered; undefined if nobody asked. */
export function readRequestAddress(): string | undefined {
  return entries.getStore()?.readAddress?.();
}

/** Properties of the next line. A new object each time, because pino writes the line's own properties into it. */
export function buildContextFields(): Record<string, string> {
  return { ...entries.getStore()?.context };
}
