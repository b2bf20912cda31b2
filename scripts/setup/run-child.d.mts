import type { Readable } from 'node:stream';
import type { CommandLine } from './command-line.ts';

type Output = 'inherit' | 'pipe' | number;

interface StartedChild {
  readonly pid: number | undefined;
  readonly stdout: Readable | null;
  readonly stderr: Readable | null;
  readonly ended: Promise<number>;
  end(): void;
}

interface ChildOptions {
  readonly cwd?: string;
  readonly env?: NodeJS.ProcessEnv;
  readonly stdout: Output;
  readonly stderr: Output;
}

export function startChild(command: CommandLine, options: ChildOptions): StartedChild;
export function runChild(
  command: CommandLine,
  options?: Partial<ChildOptions> & { readonly onStart?: (pid: number) => void },
): Promise<number>;
