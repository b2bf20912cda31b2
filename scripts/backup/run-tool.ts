import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';

/** Maximum length of the kept error output. */
const COMPLAINT_CHARACTERS = 4_000;

/** An external program has exited with an error. */
export class ToolError extends Error {
  override readonly name = 'ToolError';
}

interface RunningTool {
  readonly output: Readable;
  /** Rejects with the program's error output if it has failed. */
  readonly ended: Promise<void>;
  /** Kills it at once, so that its output cannot be mistaken for complete. */
  kill(): void;
}

function watch(child: ChildProcess, program: string): Promise<void> {
  let complaint = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    complaint = (complaint + text).slice(-COMPLAINT_CHARACTERS);
  });
  const ended = new Promise<void>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => {
      if (code === 0) resolve();
      else reject(new ToolError(complaint.trim() || `${program} has ended with ${signal ?? code}`));
    });
  });
  ended.catch(() => undefined);
  return ended;
}

/** Runs a program that writes to its standard output. */
export function startTool(program: string, args: readonly string[]): RunningTool {
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  return { output: child.stdout, ended: watch(child, program), kill: () => child.kill('SIGKILL') };
}

/** Closes the input only if the source has ended normally: with a failed source nothing may be completed. */
async function feed(source: AsyncIterable<Uint8Array>, input: Writable, ended: Promise<void>): Promise<void> {
  for await (const part of source) {
    if (!input.write(part)) await Promise.race([once(input, 'drain'), ended]);
  }
  input.end();
}

/** Reports errors of a source before consumers wrap them in their own. */
export async function* keepErrors(
  source: AsyncIterable<Uint8Array>,
  failed: (error: unknown) => void,
): AsyncGenerator<Uint8Array> {
  try {
    yield* source;
  } catch (error) {
    failed(error);
    throw error;
  }
}

/** Pipes bytes through a program. Throws the source's own error, or a ToolError if the program has failed. */
export async function* throughTool(
  program: string,
  args: readonly string[],
  source: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  const child = spawn(program, args, { stdio: 'pipe' });
  const ended = watch(child, program);
  // If the program has stopped reading, its exit says why.
  child.stdin.on('error', () => undefined);
  let cause: unknown = null;
  const fail = (error: unknown) => {
    cause = error;
  };
  feed(keepErrors(source, fail), child.stdin, ended).catch(() => child.kill('SIGKILL'));
  try {
    yield* child.stdout as AsyncIterable<Uint8Array>;
    await ended;
  } catch (error) {
    throw cause ?? error;
  } finally {
    child.kill('SIGKILL');
  }
}
