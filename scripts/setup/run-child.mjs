// Runs before anything is installed: plain JavaScript, and only Node's own modules.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const KEEPER = fileURLToPath(new URL('keeper.mjs', import.meta.url));

/**
 * Starts a program that is killed when this process ends, however it ends. It gets no terminal signals and no standard input;
 * `stdout` and `stderr` are passed to `spawn`.
 */
export function startChild({ file, args, shell }, { cwd, env = process.env, stdout, stderr }) {
  const child = spawn(process.execPath, [KEEPER, JSON.stringify({ file, args, shell })], {
    cwd,
    env,
    // A separate process group, so that all of it can be killed.
    detached: true,
    windowsHide: true,
    stdio: ['ignore', stdout, stderr, 'pipe'],
  });
  const lifeline = child.stdio[3];
  lifeline.on('error', () => undefined);
  return {
    pid: child.pid,
    stdout: child.stdout,
    stderr: child.stderr,
    /** Resolves with its exit code when it has ended and all of its output was read. */
    ended: once(child, 'close').then(([code]) => code ?? 1),
    /** Asks it to end. */
    end: () => lifeline.destroy(),
  };
}

/** Runs a program to its end with this process's output, or until a signal ends both; returns its exit code. */
export async function runChild(command, { cwd, env, stdout = 'inherit', stderr = 'inherit', onStart } = {}) {
  const child = startChild(command, { cwd, env, stdout, stderr });
  onStart?.(child.pid);
  let signalled = null;
  const onSignal = (signal) => {
    signalled ??= signal;
    child.end();
  };
  const signals = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 };
  for (const signal of Object.keys(signals)) process.on(signal, onSignal);
  const code = await child.ended;
  for (const signal of Object.keys(signals)) process.off(signal, onSignal);
  if (signalled) process.exit(signals[signalled]);
  return code;
}
