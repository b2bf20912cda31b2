// Stand-in for mongod in tests without one: accepts its arguments, implements the replica set commands, and forwards everything
// else to the embedded server. STAND_IN_DIES_AFTER makes it die this many milliseconds after its start.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { BSON } from 'mongodb';

const EMBEDDED = fileURLToPath(new URL('../../../../embedded-mongodb/bin/embedded-mongodb.mjs', import.meta.url));
const OP_REPLY = 1;
const OP_QUERY = 2004;
const OP_MSG = 2013;
const HEADER = 16;

const { values } = parseArgs({
  options: {
    dbpath: { type: 'string' },
    port: { type: 'string' },
    bind_ip: { type: 'string' },
    replSet: { type: 'string' },
    storageEngine: { type: 'string' },
    noauth: { type: 'boolean' },
    setParameter: { type: 'string', multiple: true },
  },
});
if (!existsSync(values.dbpath)) process.exit(100);
const port = Number(values.port);
const host = `127.0.0.1:${port}`;
const configFile = join(values.dbpath, 'stand-in.json');
writeFileSync(join(values.dbpath, 'WiredTiger'), 'stand-in');
let config = existsSync(configFile) ? JSON.parse(readFileSync(configFile, 'utf8')) : null;

const isPrimary = () => config?.members.some((member) => member.host === host) === true;
const failure = (code, codeName, errmsg = codeName) => ({ ok: 0, code, codeName, errmsg });
const log = (msg) => console.log(JSON.stringify({ s: 'I', msg }));
const logRole = () => isPrimary() && log('Transition to primary complete; database writes are now permitted');

function reconfigure(next) {
  config = next;
  writeFileSync(configFile, JSON.stringify(config));
  logRole();
  return { ok: 1 };
}

function hello() {
  const limits = { maxBsonObjectSize: 16777216, maxMessageSizeBytes: 48000000, maxWriteBatchSize: 100000 };
  const versions = { minWireVersion: 0, maxWireVersion: 27, logicalSessionTimeoutMinutes: 30, localTime: new Date() };
  const set = config
    ? { setName: config._id, hosts: config.members.map((member) => member.host), me: host }
    : { isreplicaset: true };
  const role = {
    isWritablePrimary: isPrimary(),
    ismaster: isPrimary(),
    helloOk: true,
    ...(isPrimary() ? { primary: host } : {}),
  };
  return { ...role, ...set, ...limits, ...versions, ok: 1 };
}

const COMMANDS = {
  hello,
  isMaster: hello,
  ismaster: hello,
  ping: () => ({ ok: 1 }),
  buildInfo: () => ({ version: process.env.STAND_IN_VERSION ?? '8.2.6', ok: 1 }),
  replSetGetConfig: () => (config ? { config, ok: 1 } : failure(94, 'NotYetInitialized')),
  replSetInitiate: ({ replSetInitiate }) =>
    config ? failure(23, 'AlreadyInitialized', 'already initialized') : reconfigure(replSetInitiate),
  replSetReconfig: ({ replSetReconfig, force }) =>
    force || isPrimary() ? reconfigure(replSetReconfig) : failure(10107, 'NotWritablePrimary'),
  setFeatureCompatibilityVersion: ({ setFeatureCompatibilityVersion, confirm }) => {
    if (confirm !== true) return failure(7369100, 'ConfirmationMissing');
    writeFileSync(join(values.dbpath, 'compatibility'), setFeatureCompatibilityVersion);
    return { ok: 1 };
  },
  shutdown: () => process.exit(0),
};

let forwardedTo = null;
/** The port of the embedded server, which is started for the first command that needs it. */
async function startBehind() {
  const options = ['--data', join(values.dbpath, 'behind'), '--port', '0', '--no-sync', '--with-parent'];
  const child = spawn(process.execPath, [EMBEDDED, ...options], { stdio: ['pipe', 'pipe', 'inherit'] });
  // If it is still starting, it would create its folder again after the test has removed all folders.
  process.once('exit', () => child.kill('SIGKILL'));
  const [line] = await once(createInterface({ input: child.stdout }), 'line');
  return JSON.parse(line).port;
}

async function connectBehind(socket) {
  forwardedTo ??= startBehind();
  const behind = connect(await forwardedTo, '127.0.0.1');
  behind.on('error', () => socket.destroy());
  behind.pipe(socket);
  socket.once('close', () => behind.destroy());
  return behind;
}

function commandIn(message) {
  const opCode = message.readInt32LE(12);
  const body =
    opCode === OP_QUERY ? message.subarray(message.indexOf(0, HEADER + 4) + 9) : message.subarray(HEADER + 5);
  const command = BSON.deserialize(body.subarray(0, body.readInt32LE(0)));
  return { opCode, command, name: Object.keys(command)[0] };
}

function answerTo(message, opCode, document) {
  const body = Buffer.from(BSON.serialize(document));
  const before = Buffer.alloc(opCode === OP_QUERY ? HEADER + 20 : HEADER + 5);
  before.writeInt32LE(before.length + body.length, 0);
  before.writeInt32LE(message.readInt32LE(4), 8);
  before.writeInt32LE(opCode === OP_QUERY ? OP_REPLY : OP_MSG, 12);
  if (opCode === OP_QUERY) before.writeInt32LE(1, HEADER + 16);
  return Buffer.concat([before, body]);
}

function serve(socket) {
  let pending = Buffer.alloc(0);
  let behind = null;
  socket.on('error', () => {});
  socket.on('data', async (chunk) => {
    pending = Buffer.concat([pending, chunk]);
    while (pending.length >= 4 && pending.length >= pending.readInt32LE(0)) {
      const message = pending.subarray(0, pending.readInt32LE(0));
      pending = pending.subarray(message.length);
      const { opCode, command, name } = commandIn(message);
      if (COMMANDS[name]) socket.write(answerTo(message, opCode, COMMANDS[name](command)));
      else {
        behind ??= connectBehind(socket);
        behind.then(
          (connection) => connection.write(message),
          () => socket.destroy(),
        );
      }
    }
  });
}

process.once('SIGINT', () => process.exit(0));
createServer(serve).listen(port, '127.0.0.1', () => {
  log('Waiting for connections');
  logRole();
});
if (process.env.STAND_IN_DIES_AFTER) {
  setTimeout(() => {
    console.log(JSON.stringify({ s: 'F', msg: 'Fatal assertion', attr: { error: 'the stand-in was told to die' } }));
    process.exit(14);
  }, Number(process.env.STAND_IN_DIES_AFTER));
}
