import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { dirname, join } from 'node:path';

type Settings = Readonly<Record<string, string>>;

/** What a container has beside the image: the system below, nothing writable but /tmp, and a user who is not root. */
const CONTAINER = [
  ...['--unshare-user', '--uid', '1000', '--gid', '1000', '--unshare-pid', '--unshare-ipc', '--die-with-parent'],
  ...['--ro-bind', '/usr', '/usr', '--ro-bind-try', '/lib', '/lib', '--ro-bind-try', '/lib64', '/lib64'],
  ...['--ro-bind', '/bin', '/bin', '--ro-bind', dirname(process.execPath), '/opt/node'],
  ...['--proc', '/proc', '--dev', '/dev', '--tmpfs', '/tmp', '--clearenv'],
];

/** Whether this system lets its users isolate a process; Bubblewrap may be missing, or the kernel may forbid it. */
export const ISOLATES = spawnSync('bwrap', [...CONTAINER, '--remount-ro', '/', '/bin/true']).status === 0;

interface Run {
  readonly child: ChildProcess;
  readonly ended: Promise<number | null>;
  readonly said: () => string;
}

/** Runs a command of the laid-out image as a container would, or where that is impossible as a plain process. */
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
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk));
  return { child, ended: once(child, 'close').then(([code]) => code), said: () => said };
}

/** Runs a command of the image to its end. */
export async function runInImage(layout: string, settings: Settings, command: readonly string[]) {
  const { ended, said } = run(layout, settings, command);
  return { code: await ended, said: said() };
}

/** The image's server as a container, once it is ready. */
export async function startImageServer(layout: string, settings: Settings) {
  const server = ['node', '--enable-source-maps', '--max-semi-space-size=8', 'server/dist/main.js'];
  const { child, ended, said } = run(layout, { LOG_LEVEL: 'info', ...settings }, server);
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', () => said().includes('"ready"') && resolve());
    void ended.then((code) => reject(new Error(`the server ended with code ${code}: ${said()}`)));
  });
  return {
    /** Bubblewrap passes no signals on; its end ends the server. */
    stop: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
