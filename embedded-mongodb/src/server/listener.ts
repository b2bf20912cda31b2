import { createServer, type Server as SocketServer } from 'node:net';
import { endCreation, markCreation, repairDataFile } from '../storage/data-file.ts';
import { FolderLock } from '../storage/folder-lock.ts';
import { type Answer, Connection } from '../wire/connection.ts';
import type { Request } from '../wire/message.ts';
import { SET_NAME, Server } from './server.ts';

export interface ListenOptions {
  dataPath: string;
  host: string;
  /** 0 selects a free port. */
  port: number;
  /** Whether a write is synced to disk before it is acknowledged. */
  sync: boolean;
  /** Whether tests may simulate failures. */
  testCommands: boolean;
  /** The maximum number of connections; further ones are closed immediately. */
  maxConnections: number;
}

export interface Listening {
  uri: string;
  port: number;
  /** Resolves with the reason if the data folder can no longer be written; the process should then end. */
  failed: Promise<Error>;
  /** Ends connections and transactions and writes everything to disk. */
  close(): Promise<void>;
}

const REPORT_INTERVAL_MS = 60_000;
const STALL_CHECK_MS = 1000;

/** Runs the command in a request and returns its reply. */
export type RequestHandler = (server: Server, request: Request, connection: Connection) => Promise<Answer>;

/** Opens the data folder and serves it. Throws if another process uses the folder, or the port is taken. */
export async function listen(options: ListenOptions, handle: RequestHandler): Promise<Listening> {
  const lock = FolderLock.take(options.dataPath);
  // If this throws, the lock stays, like that of a crashed process: the next start checks the file again.
  const repaired = repairDataFile(options.dataPath, lock.wasAbandoned);
  if (repaired !== undefined) console.error(`embedded-mongodb: ${repaired}`);
  try {
    markCreation(options.dataPath);
    const server = new Server(options);
    endCreation(options.dataPath);
    return await serve(server, options, lock, handle);
  } catch (error) {
    lock.release();
    throw error;
  }
}

async function serve(
  server: Server,
  options: ListenOptions,
  lock: FolderLock,
  handle: RequestHandler,
): Promise<Listening> {
  const connections = new Set<Connection>();
  let nextId = 1;
  const socketServer = createServer((socket) => {
    const connection = new Connection(nextId++, socket, server.counters, (request, from) =>
      handle(server, request, from),
    );
    connections.add(connection);
    server.connections = connections.size;
    connection.onClose(() => {
      connections.delete(connection);
      server.connections = connections.size;
    });
  });
  socketServer.maxConnections = options.maxConnections;
  reportRefusals(socketServer, options.maxConnections);
  const port = await bind(socketServer, options);
  const stallCheck = setInterval(() => {
    for (const connection of connections) connection.closeIfStalled(Date.now());
  }, STALL_CHECK_MS);
  server.host = `${options.host}:${port}`;
  return {
    port,
    failed: server.engine.store.failed,
    uri: `mongodb://${options.host}:${port}/?replicaSet=${SET_NAME}`,
    close: async () => {
      clearInterval(stallCheck);
      const closed = new Promise<void>((resolve) => socketServer.close(() => resolve()));
      for (const connection of [...connections]) connection.close();
      await closed;
      await server.close();
      lock.release();
    },
  };
}

/** Logs refused connections, at most once per interval. */
function reportRefusals(socketServer: SocketServer, maxConnections: number): void {
  let reportedAt = 0;
  socketServer.on('drop', () => {
    if (Date.now() - reportedAt < REPORT_INTERVAL_MS) return;
    reportedAt = Date.now();
    console.error(`refusing connections: all ${maxConnections} are in use`);
  });
}

function bind(socketServer: SocketServer, options: ListenOptions): Promise<number> {
  return new Promise((resolve, reject) => {
    socketServer.once('error', reject);
    socketServer.listen(options.port, options.host, () => {
      const address = socketServer.address();
      resolve(typeof address === 'object' && address ? address.port : options.port);
    });
  });
}
