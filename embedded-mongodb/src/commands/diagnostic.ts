import { Double } from 'bson';
import type { Document, Value } from '../bson/values.ts';
import { MongoError } from '../errors.ts';
import { type CommandTable, type Context, documentField, stringField } from './context.ts';

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
  const uptime = Math.floor((Date.now() - server.startedAt) / 1000);
  const memory = process.memoryUsage();
  return {
    host: server.host,
    version: VERSION,
    process: 'embedded-mongodb',
    pid: BigInt(process.pid),
    uptime: new Double(uptime),
    uptimeMillis: BigInt(Date.now() - server.startedAt),
    localTime: new Date(),
    connections: { current: server.connections, available: 10_000, active: server.connections },
    mem: { bits: 64, resident: Math.round(memory.rss / 1048576), virtual: Math.round(memory.rss / 1048576) },
    metrics: { cursor: { open: { total: BigInt(server.cursors.size) } } },
    logicalSessionRecordCache: { activeSessionsCount: server.sessions.size },
    storageEngine: { name: 'embedded', persistent: true, readOnly: false },
    repl: { setName: 'rs0', isWritablePrimary: true, secondary: false },
  };
}

const PARAMETERS: Document = {
  featureCompatibilityVersion: { version: '8.0' },
  enableTestCommands: true,
  authenticationMechanisms: [],
  transactionLifetimeLimitSeconds: 60,
  logicalSessionTimeoutMinutes: 30,
  requireApiVersion: false,
};

function getParameter(context: Context): Document {
  const { body } = context;
  if (body.getParameter === '*') return { ...PARAMETERS };
  const wanted = Object.keys(PARAMETERS).filter((name) => name in body);
  if (wanted.length === 0) throw new MongoError('InvalidOptions', 'no option found to get');
  return Object.fromEntries(wanted.map((name): [string, Value] => [name, PARAMETERS[name]]));
}

function configureFailPoint(context: Context): Document {
  const mode = context.body.mode;
  context.server.failPoints.configure(
    stringField(context, 'configureFailPoint'),
    mode,
    documentField(context, 'data') ?? {},
  );
  return {};
}

function databaseStatistics(context: Context): Document {
  const collections = context.engine.catalog.inDatabase(context.database);
  return {
    db: context.database,
    collections: BigInt(collections.length),
    views: 0n,
    objects: BigInt(collections.reduce((sum, collection) => sum + collection.count, 0)),
    indexes: BigInt(collections.reduce((sum, collection) => sum + collection.indexes.length, 0)),
    scaleFactor: 1n,
  };
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
  getParameter: { fields: [...Object.keys(PARAMETERS), 'allParameters', 'showDetails'], run: getParameter },
  getCmdLineOpts: { fields: [], run: () => ({ argv: ['embedded-mongodb'], parsed: {} }) },
  getLog: { fields: [], run: () => ({ totalLinesWritten: 0, log: [] }) },
  hostInfo: { fields: [], run: ({ server }) => ({ system: { hostname: server.host }, os: {}, extra: {} }) },
  whatsmyuri: { fields: [], run: ({ connection }) => ({ you: connection.remoteAddress }) },
  dbStats: { fields: ['scale', 'freeStorage'], run: databaseStatistics },
  dbstats: { fields: ['scale', 'freeStorage'], run: databaseStatistics },
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
