import { createServer, type Server as SocketServer } from 'node:net';
import { handle } from './commands/dispatch.ts';
import { SET_NAME, Server } from './server.ts';
import { FolderLock } from './storage/folder-lock.ts';
import { Connection } from './wire/connection.ts';

export interface ListenOptions {
  dataPath: string;
  host: string;
  /** 0 lets the system choose. */
  port: number;
  /** Whether a write is synced to disk before it is acknowledged. */
  sync: boolean;
}

export interface Listening {
  uri: string;
  port: number;
  /** Ends connections and transactions and writes everything to disk. */
  close(): Promise<void>;
}

const MAX_CONNECTIONS = 5000;

/** Opens the data folder and serves it. Throws where another process has the folder, or the port is taken. */
export async function listen(options: ListenOptions): Promise<Listening> {
  const lock = FolderLock.take(options.dataPath);
  try {
    const server = new Server({ dataPath: options.dataPath, sync: options.sync });
    return await serve(server, options, lock);
  } catch (error) {
    lock.release();
    throw error;
  }
}

async function serve(server: Server, options: ListenOptions, lock: FolderLock): Promise<Listening> {
  const connections = new Set<Connection>();
  let nextId = 1;
  const socketServer = createServer((socket) => {
    const connection = new Connection(nextId++, socket, (request, from) => handle(server, request, from));
    connections.add(connection);
    server.connections = connections.size;
    connection.onClose(() => {
      connections.delete(connection);
      server.connections = connections.size;
    });
  });
  socketServer.maxConnections = MAX_CONNECTIONS;
  const port = await bind(socketServer, options);
  server.host = `${options.host}:${port}`;
  return {
    port,
    uri: `mongodb://${options.host}:${port}/?replicaSet=${SET_NAME}`,
    close: async () => {
      const closed = new Promise<void>((resolve) => socketServer.close(() => resolve()));
      for (const connection of [...connections]) connection.close();
      await closed;
      await server.close();
      lock.release();
    },
  };
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
