import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, vi } from 'vitest';
import { newFolder } from '../../scripts/start/mongod/testing/stand-ins.ts';

const RUN = fileURLToPath(new URL('../../scripts/run.mjs', import.meta.url));
/** Settings of the developer must not connect the program to a real database or provider. */
const UNSET =
  /^(NODE_ENV|HOST|PUBLIC_URL|POSTCODE_ORIGIN|MONGODB_URI|VITEST.*|VITE.*|SEED_PASSWORD|.*_API_URL|STRIPE_.*|TOSS_.*|NAVER_.*|GOOGLE_.*|POSTMARK_.*|EASYPOST_.*)$/;

export interface StartedProgram {
  readonly child: ChildProcess;
  readonly dataDir: string;
  /** Resolves when a line with this text was printed, on either output. */
  printsLine(text: string): Promise<string>;
  printed(): string;
  url(): string;
  ended(): Promise<number | null>;
}

/**
 * Runs the program behind `npm start` or `npm run dev`, without installing packages, in its own process group like a terminal,
 * until the test ends.
 */
export function startProgram(name: 'start' | 'dev', settings: Readonly<Record<string, string>>): StartedProgram {
  const dataDir = newFolder();
  const inherited = Object.fromEntries(
    Object.entries(process.env).map(([name, value]) => [name, UNSET.test(name) ? '' : value]),
  );
  const child = spawn(process.execPath, [RUN, name], {
    env: { ...inherited, PORT: '0', DATA_DIR: dataDir, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (output += chunk));
  const exit = once(child, 'exit');
  onTestFinished(async () => {
    child.kill('SIGTERM');
    await exit;
  });
  return {
    child,
    dataDir,
    async printsLine(text) {
      await vi.waitFor(() => expect(output).toContain(text), { timeout: 240_000, interval: 50 });
      return output.split('\n').find((line) => line.includes(text)) ?? '';
    },
    printed: () => output,
    url: () => /Storefront\s+(\S+?)\/?$/m.exec(output)?.[1] ?? '',
    ended: async () => (await exit)[0],
  };
}
