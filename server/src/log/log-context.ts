import { AsyncLocalStorage } from 'node:async_hooks';

/** What is being worked on: a request, or one run of a job. Its properties stand in each line that the log gets meanwhile. */
export type LogContext = { readonly requestId: string } | { readonly job: string; readonly jobRunId: string };

const contexts = new AsyncLocalStorage<LogContext>();

/** Runs work whose lines in the log carry this context, whichever service writes them. */
export function runInLogContext<T>(context: LogContext, work: () => T): T {
  return contexts.run(context, work);
}

/** The id of the request that is being answered; undefined in jobs, and where nobody asked. */
export function readRequestId(): string | undefined {
  const context = contexts.getStore();
  return context && 'requestId' in context ? context.requestId : undefined;
}

/** Properties of the next line. A new object each time, because pino writes the line's own properties into it. */
export function buildContextFields(): Record<string, string> {
  return { ...contexts.getStore() };
}
