import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { dirname, join } from 'node:path';

type Settings = Readonly<Record<string, string>>;

/** Bubblewrap options for a container: the base system, nothing writable except /tmp, and a user who is not root. */
const CONTAINER = [
  ...['--unshare-user', '--uid', '1000', '--gid', '1000', '--unshare-pid', '--unshare-ipc', '--die-with-parent'],
  ...['--ro-bind', '/usr', '/usr', '--ro-bind-try', '/lib', '/lib', '--ro-bind-try', '/lib64', '/lib64'],
  ...['--ro-bind', '/bin', '/bin', '--ro-bind', dirname(process.execPath), '/opt/node'],
  ...['--proc', '/proc', '--dev', '/dev', '--tmpfs', '/tmp', '--clearenv'],
];

/** Whether this system lets users isolate a process; Bubblewrap may be missing, or the kernel may forbid it. */
export const ISOLATES = spawnSync('bwrap', [...CONTAINER, '--remount-ro', '/', '/bin/true']).status === 0;

interface Run {
  readonly child: ChildProcess;
  readonly ended: Promise<number | null>;
  readonly output: () => string;
}

/** Runs a command in the unpacked image like a container or, if that is impossible, as a plain process. */
function run(layout: string, settings: Settings, command: readonly string[]): Run {
  const app = ISOLATES ? '/app' : layout;
  const node = ISOLATES ? '/opt/node' : dirname(process.execPath);
  const env: Settings = {
    NODE_ENV: 'production',
    ...settings,
    PATH: [join(app, 'bin'), node, '/usr/bin:/bin'].join(':'),
  };
  const variables = Object.entries(env).flatMap(([name, value]) => ['--setenv', name, value]);
  const isolated = [...CONTAINER, '--ro-bind', layout, '/app', ...variables, '--remount-ro', '/', '--chdir', '/app'];
  const [file = '', ...args] = ISOLATES ? ['bwrap', ...isolated, ...command] : command;
  const child = spawn(file, args, { cwd: layout, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk));
  return { child, ended: once(child, 'close').then(([code]) => code), output: () => output };
}

/** Runs a command in the image until it exits. */
export async function runInImage(layout: string, settings: Settings, command: readonly string[]) {
  const { ended, output } = run(layout, settings, command);
  return { code: await ended, output: output() };
}

/** Starts the image's server as a container; resolves when it is ready. */
export async function startImageServer(layout: string, settings: Settings) {
  const server = ['node', '--enable-source-maps', '--max-semi-space-size=8', 'server/dist/main.js'];
  const { child, ended, output } = run(layout, { LOG_LEVEL: 'info', ...settings }, server);
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', () => output().includes('"ready"') && resolve());
    void ended.then((code) => reject(new Error(`the server ended with code ${code}: ${output()}`)));
  });
  return {
    /** Bubblewrap does not forward signals; its own end stops the server. */
    stop: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
