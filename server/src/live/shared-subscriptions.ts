import {
  type DocumentNode,
  type ExecutionArgs,
  type ExecutionResult,
  type GraphQLSchema,
  getOperationAST,
  Kind,
  print,
  subscribe,
} from 'graphql';
import { TopicBoard } from './topic-board.ts';

type Results = AsyncGenerator<ExecutionResult, void, void>;
type Subscribed = Results | AsyncIterableIterator<ExecutionResult> | ExecutionResult;

/** Whether all subscribers of an operation get the same results: its single root field has the extension `shared`. */
function isShared(schema: GraphQLSchema, document: DocumentNode, operationName: string | null | undefined): boolean {
  const [selection, ...others] = getOperationAST(document, operationName)?.selectionSet.selections ?? [];
  if (others.length > 0 || selection?.kind !== Kind.FIELD) return false;
  return schema.getSubscriptionType()?.getFields()[selection.name.value]?.extensions.shared === true;
}

/**
 * GraphQL's `subscribe`, but executes a shared operation once per event for all subscribers: a thousand open product
 * pages cost one execution. Operations with equal text and variables share one execution.
 */
export function createSharedSubscribe(): (args: ExecutionArgs) => Promise<Subscribed> {
  const board = new TopicBoard<Record<string, ExecutionResult>>();
  const running = new Map<string, Promise<Results | ExecutionResult>>();

  /** Publishes results until the source ends; remaining listeners end with it. */
  async function pump(key: string, run: Promise<Results | ExecutionResult>): Promise<void> {
    try {
      const results = await run;
      if (isStream(results)) for await (const result of results) board.publish(key, result);
    } finally {
      // After the last listener left, a new run may exist under the same key; only its own `pump` may close that one.
      if (running.get(key) === run) {
        running.delete(key);
        board.closeTopic(key);
      }
    }
  }

  async function stop(key: string): Promise<void> {
    const run = running.get(key);
    running.delete(key);
    const results = await run;
    if (results && isStream(results)) await results.return();
  }

  return async (args) => {
    const { schema, document, operationName, variableValues } = args;
    if (!isShared(schema, document, operationName)) return subscribe(args) as Promise<Subscribed>;
    const key = JSON.stringify([print(document), variableValues ?? {}]);
    // Subscribes before the operation runs, so that its first event is not missed.
    const listener = board.subscribe(key, () => void stop(key));
    let run = running.get(key);
    if (!run) {
      run = subscribe(args) as Promise<Results | ExecutionResult>;
      running.set(key, run);
      pump(key, run).catch(() => undefined);
    }
    const results = await run;
    if (isStream(results)) return listener;
    await listener.return?.();
    return results;
  };
}

function isStream(results: Results | ExecutionResult): results is Results {
  return Symbol.asyncIterator in results;
}
