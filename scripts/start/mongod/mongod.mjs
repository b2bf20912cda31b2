// `node mongod.mjs OPTIONS`: runs a mongod as the only member of a replica set, with options as JSON. It is a separate process,
// which Ctrl-C in a terminal does not reach, so that the server ends before its database; its output is not printed, and failures
// are reported in one line. Sends the parent process `{ port }` once the mongod accepts writes, `{ error }` if it does not, and
// `{ output, code }` if it ends by itself. Stops its mongod and exits if the parent disconnects.
import { MongoMemoryReplSet, MongoMemoryServer } from 'mongodb-memory-server';

/** Number of the last characters of the output that are kept to report why it ended. */
const KEPT_OUTPUT = 64 * 1024;

const { version, dbPath, port, answersWithinMs, replicaSet, isMember, args } = JSON.parse(process.argv[2]);
const binary = { version };
const instance = { dbPath, port, launchTimeout: answersWithinMs, args };
const storageEngine = 'wiredTiger';
const server = isMember
  ? new MongoMemoryReplSet({ binary, instanceOpts: [instance], replSet: { name: replicaSet, storageEngine } })
  : new MongoMemoryServer({ binary, instance: { ...instance, replSet: replicaSet, storageEngine } });

async function end(message) {
  await new Promise((sent) => (process.connected ? process.send(message, sent) : sent()));
  process.exit();
}

process.once('disconnect', async () => {
  await server.stop({ doCleanup: false });
  process.exit();
});

try {
  await server.start();
  const { instanceInfo } = isMember ? server.servers[0] : server;
  let output = '';
  for (const stream of ['instanceSTDOUT', 'instanceSTDERR']) {
    instanceInfo.instance.on(stream, (text) => {
      output = `${output}${text}\n`.slice(-KEPT_OUTPUT);
    });
  }
  instanceInfo.instance.once('instanceClosed', (code) => process.connected && end({ output, code }));
  process.send({ port: instanceInfo.port });
} catch (error) {
  await end({ error: error instanceof Error ? error.message : String(error) });
}
