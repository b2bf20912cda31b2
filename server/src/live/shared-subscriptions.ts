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

/** Whether all subscribers of an operation see the same: its one root field says so with the extension `shared`. */
function isShared(schema: GraphQLSchema, document: DocumentNode, operationName: string | null | undefined): boolean {
  const [selection, ...others] = getOperationAST(document, operationName)?.selectionSet.selections ?? [];
  if (others.length > 0 || selection?.kind !== Kind.FIELD) return false;
  return schema.getSubscriptionType()?.getFields()[selection.name.value]?.extensions.shared === true;
}

/**
 * `subscribe` of GraphQL, except that a shared operation is executed once an event however many listen to it: a thousand
 * open product pages cost one execution. The same text with the same variables is the same operation.
 */
export function createSharedSubscribe(): (args: ExecutionArgs) => Promise<Subscribed> {
  const board = new TopicBoard<Record<string, ExecutionResult>>();
  const running = new Map<string, Promise<Results | ExecutionResult>>();

  /** Runs until its source ends; whoever still listens is let go with it. */
  async function pump(key: string, run: Promise<Results | ExecutionResult>): Promise<void> {
    try {
      const results = await run;
      if (isStream(results)) for await (const result of results) board.publish(key, result);
    } finally {
      // After a desertion another run may stand under the key already: it is not this one's to end.
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
    // Listening before the operation runs, so that its first event finds a listener.
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
