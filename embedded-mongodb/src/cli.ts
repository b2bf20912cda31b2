import { parseArgs } from 'node:util';
import { handle } from './commands/dispatch.ts';
import { listen } from './server/listener.ts';

const USAGE = `Usage: embedded-mongodb --data DIR --port N [options]

  --data DIR           folder of the data, made where it is missing
  --port N             port to listen on; 0 lets the system choose
  --host ADDRESS       address to listen on (127.0.0.1)
  --max-connections N  clients at a time; further ones are turned away (10000)
  --no-sync            acknowledge writes before they are synced to disk, for data that may be lost with the machine
  --test-commands      allow configureFailPoint, by which tests order failures
  --with-parent        stop when standard input ends, so that the server never outlives the process that started it`;

function readArguments(argv: string[]) {
  const { values } = parseArgs({
    args: argv,
    options: {
      data: { type: 'string' },
      port: { type: 'string' },
      host: { type: 'string', default: '127.0.0.1' },
      'max-connections': { type: 'string', default: '10000' },
      'no-sync': { type: 'boolean', default: false },
      'test-commands': { type: 'boolean', default: false },
      'with-parent': { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  const port = Number(values.port ?? '27017');
  if (values.help || values.data === undefined) throw new Error(USAGE);
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    throw new Error(`--port must be between 0 and 65535\n\n${USAGE}`);
  const maxConnections = Number(values['max-connections']);
  if (!Number.isInteger(maxConnections) || maxConnections < 1)
    throw new Error(`--max-connections must be a whole number from 1\n\n${USAGE}`);
  return {
    dataPath: values.data,
    port,
    host: values.host,
    sync: !values['no-sync'],
    testCommands: values['test-commands'],
    maxConnections,
    withParent: values['with-parent'],
  };
}

/** Runs the server as a process: prints its address as one line of JSON when it listens, and stops on SIGTERM or SIGINT. */
export async function main(argv: string[]): Promise<void> {
  const options = readArguments(argv);
  const listening = await listen(options, handle);
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    await listening.close();
    process.exit(0);
  };
  // Like a real member, stops rather than serve data that could not be written to disk.
  void listening.failed.then((error) => {
    console.error(
      `embedded-mongodb: writing to ${options.dataPath} failed (${error.message}); stopping, data are as of the last write`,
    );
    process.exit(1);
  });
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => void stop());
  if (options.withParent) {
    process.stdin.resume();
    process.stdin.on('end', () => void stop());
    process.stdin.on('close', () => void stop());
  }
  console.log(JSON.stringify({ uri: listening.uri, port: listening.port, pid: process.pid }));
}
