import { Double } from 'bson';
import type { Document } from '../bson/values.ts';
import { MongoError } from '../errors.ts';
import { SET_NAME } from '../server/server.ts';
import type { CommandTable, Context } from './context.ts';
import { documentField, stringField } from './fields.ts';

export const VERSION = '8.0.4';
const VERSION_ARRAY = [8, 0, 4, 0];

function buildInfo(): Document {
  return {
    version: VERSION,
    gitVersion: 'embedded',
    modules: [],
    allocator: 'system',
    javascriptEngine: 'none',
    sysInfo: 'deprecated',
    versionArray: VERSION_ARRAY,
    bits: 64,
    debug: false,
    maxBsonObjectSize: 16 * 1024 * 1024,
    storageEngines: ['embedded'],
  };
}

function serverStatus({ server }: Context): Document {
  const uptime = Date.now() - server.startedAt;
  const memory = process.memoryUsage();
  return {
    host: server.host,
    version: VERSION,
    process: 'embedded-mongodb',
    pid: BigInt(process.pid),
    uptime: new Double(Math.floor(uptime / 1000)),
    uptimeMillis: BigInt(uptime),
    localTime: new Date(),
    connections: { current: server.connections, available: 10_000, active: server.connections },
    mem: { bits: 64, resident: Math.round(memory.rss / 1048576), virtual: Math.round(memory.rss / 1048576) },
    opcounters: server.counters.operations,
    network: server.counters.network,
    transactions: { currentOpen: BigInt(server.sessions.openTransactions) },
    metrics: {
      cursor: { open: { total: BigInt(server.cursors.size) } },
      ttl: { passes: BigInt(server.ttlPasses) },
    },
    logicalSessionRecordCache: { activeSessionsCount: server.sessions.size },
    storageEngine: { name: 'embedded', persistent: true, readOnly: false },
    repl: {
      setName: SET_NAME,
      isWritablePrimary: true,
      secondary: false,
      hosts: [server.host],
      primary: server.host,
      me: server.host,
    },
  };
}

function configureFailPoint(context: Context): Document {
  if (!context.server.testCommands) throw new MongoError('CommandNotFound', "no such command: 'configureFailPoint'");
  const mode = context.body.mode;
  const data = documentField(context, 'data') ?? {};
  return { count: context.server.failPoints.configure(stringField(context, 'configureFailPoint'), mode, data) };
}

export const diagnosticCommands: CommandTable = {
  ping: { fields: [], run: () => ({}) },
  buildInfo: { fields: [], run: buildInfo },
  buildinfo: { fields: [], run: buildInfo },
  connectionStatus: {
    fields: ['showPrivileges'],
    run: () => ({ authInfo: { authenticatedUsers: [], authenticatedUserRoles: [] } }),
  },
  serverStatus: {
    fields: ['repl', 'metrics', 'locks', 'mirroredReads', 'latchAnalysis', 'tcmalloc'],
    run: serverStatus,
  },
  getCmdLineOpts: { fields: [], run: () => ({ argv: ['embedded-mongodb'], parsed: {} }) },
  getLog: { fields: [], run: () => ({ totalLinesWritten: 0, log: [] }) },
  hostInfo: { fields: [], run: ({ server }) => ({ system: { hostname: server.host }, os: {}, extra: {} }) },
  whatsmyuri: { fields: [], run: ({ connection }) => ({ you: connection.remoteAddress }) },
  replSetGetStatus: {
    fields: [],
    run: ({ server }) => ({
      set: 'rs0',
      myState: 1,
      members: [{ _id: 0, name: server.host, health: new Double(1), state: 1, stateStr: 'PRIMARY', self: true }],
    }),
  },
  configureFailPoint: { fields: ['mode', 'data'], run: configureFailPoint },
  getFreeMonitoringStatus: { fields: [], run: () => ({ state: 'disabled' }) },
};
