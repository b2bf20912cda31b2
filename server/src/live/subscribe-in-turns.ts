import { createSourceEventStream, type ExecutionArgs, type ExecutionResult, execute } from 'graphql';
import type { Turns } from '../common/turns.ts';

const DONE = { value: undefined, done: true } as const;

/** The results of a subscription. `return` ends it at once, even while it waits for an event. */
export class ExecutedEvents implements AsyncIterableIterator<ExecutionResult> {
  private readonly events: AsyncIterator<unknown>;
  private readonly executeFor: (event: unknown) => Promise<ExecutionResult>;

  constructor(events: AsyncIterable<unknown>, executeFor: (event: unknown) => Promise<ExecutionResult>) {
    this.events = events[Symbol.asyncIterator]();
    this.executeFor = executeFor;
  }

  async next(): Promise<IteratorResult<ExecutionResult>> {
    const { value: event, done } = await this.events.next();
    if (done) return DONE;
    try {
      return { value: await this.executeFor(event), done: false };
    } catch (error) {
      await this.return();
      throw error;
    }
  }

  async return(): Promise<IteratorResult<ExecutionResult>> {
    await this.events.return?.();
    return DONE;
  }

  [Symbol.asyncIterator](): this {
    return this;
  }
}

/** GraphQL's `subscribe`, with executions spread over turns: one event may cause thousands of them. */
export async function subscribeInTurns(args: ExecutionArgs, turns: Turns): Promise<ExecutedEvents | ExecutionResult> {
  const events = await createSourceEventStream(args);
  if (!(Symbol.asyncIterator in events)) return events;
  return new ExecutedEvents(events, (event) => turns.run(async () => execute({ ...args, rootValue: event })));
}
