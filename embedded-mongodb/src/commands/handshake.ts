import { ObjectId } from 'bson';
import { type Document, isDocument, isNumeric, toNumber } from '../bson/values.ts';
import { applicationIn } from '../server/client-metadata.ts';
import { SET_NAME } from '../server/server.ts';
import { MAX_DOCUMENT_SIZE } from '../storage/storable.ts';
import type { Answer } from '../wire/connection.ts';
import { MAX_MESSAGE_SIZE } from '../wire/framing.ts';
import type { CommandTable, Context } from './context.ts';

/** The wire version of MongoDB 8.0. */
const MAX_WIRE_VERSION = 25;
export const MAX_BATCH = 100_000;

const processId = new ObjectId();
const electionId = new ObjectId('7fffffff0000000000000001');
export const topologyVersion: Document = { processId, counter: 6n };

function describe(context: Context): Document {
  const host = context.connection.localAddress;
  const time = context.engine.oplog.clock.now();
  const optime: Document = { ts: time, t: 1n };
  const isLegacy = context.name !== 'hello';
  return {
    helloOk: true,
    topologyVersion,
    hosts: [host],
    setName: SET_NAME,
    setVersion: 1,
    [isLegacy ? 'ismaster' : 'isWritablePrimary']: true,
    secondary: false,
    primary: host,
    me: host,
    electionId,
    lastWrite: {
      opTime: optime,
      lastWriteDate: new Date(time.t * 1000),
      majorityOpTime: optime,
      majorityWriteDate: new Date(time.t * 1000),
    },
    maxBsonObjectSize: MAX_DOCUMENT_SIZE,
    maxMessageSizeBytes: MAX_MESSAGE_SIZE,
    maxWriteBatchSize: MAX_BATCH,
    localTime: new Date(),
    logicalSessionTimeoutMinutes: 30,
    connectionId: context.connection.id,
    minWireVersion: 0,
    maxWireVersion: MAX_WIRE_VERSION,
    readOnly: false,
  };
}

/** Streaming hello: the topology never changes, so a client that already knows it gets its reply after `maxAwaitTimeMS`. */
async function hello(context: Context): Promise<Document | Answer> {
  const { body, connection } = context;
  connection.applicationName ??= applicationIn(body);
  const known = isDocument(body.topologyVersion) && processId.equals(body.topologyVersion.processId as ObjectId);
  const wait = isNumeric(body.maxAwaitTimeMS) ? toNumber(body.maxAwaitTimeMS) : undefined;
  if (!known || wait === undefined) return describe(context);
  await pause(context, wait);
  if (!context.exhaustAllowed) return describe(context);
  return { reply: describe(context), next: async () => (await hello(context)) as Answer };
}

function pause(context: Context, milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer);
      forget();
      resolve();
    };
    const timer = setTimeout(finish, Math.min(milliseconds, 60_000));
    const forget = context.connection.onClose(finish);
  });
}

const fields = [
  'helloOk',
  'client',
  'compression',
  'topologyVersion',
  'maxAwaitTimeMS',
  'loadBalanced',
  'saslSupportedMechs',
  'speculativeAuthenticate',
  'hostInfo',
  'backpressure',
];

export const handshakeCommands: CommandTable = {
  hello: { fields, run: hello },
  isMaster: { fields, run: hello },
  ismaster: { fields, run: hello },
};
