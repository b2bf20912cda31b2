import type { CommandFailedEvent, CommandStartedEvent, MongoClient } from 'mongodb';
import { type Span, startDetail } from './tracing.ts';

/** A getMore names its collection beside the cursor; a client-level bulkWrite names several. */
function getCollections({ commandName, command }: CommandStartedEvent): readonly string[] {
  if (commandName === 'bulkWrite') {
    const named = command.nsInfo as readonly { readonly ns: string }[];
    return named.map(({ ns }) => ns.slice(ns.indexOf('.') + 1));
  }
  const named: unknown = commandName === 'getMore' ? command.collection : command[commandName];
  return typeof named === 'string' ? [named] : [];
}

function getErrorType({ failure }: CommandFailedEvent): string {
  const { code, name } = failure as Error & { code?: number };
  return code === undefined ? name : String(code);
}

/**
 * A span for each command sent within a traced operation: its name and collection, none of its values. Polling and change streams
 * wait for events outside any operation and get none. Requires a client with command monitoring.
 */
export function traceCommands(client: MongoClient): void {
  /** Request ids are unique within a process. */
  const running = new Map<number, Span>();

  function finish(requestId: number): Span | undefined {
    const span = running.get(requestId);
    running.delete(requestId);
    return span;
  }

  client.on('commandStarted', (event) => {
    const { commandName, databaseName, address, requestId } = event;
    const collections = getCollections(event);
    const summary = [commandName, ...collections].join(' ');
    const { hostname, port } = new URL(`mongodb://${address}`);
    const span = startDetail(summary, {
      kind: 'client',
      attributes: {
        'db.system.name': 'mongodb',
        'db.namespace': databaseName,
        'db.operation.name': commandName,
        'db.collection.name': collections.length === 1 ? collections[0] : undefined,
        'db.query.summary': summary,
        'server.address': hostname,
        'server.port': port === '' ? undefined : Number(port),
      },
    });
    if (span) running.set(requestId, span);
  });
  client.on('commandSucceeded', ({ requestId }) => finish(requestId)?.end());
  client.on('commandFailed', (event) => {
    const span = finish(event.requestId);
    span?.fail(getErrorType(event));
    span?.end();
  });
}
