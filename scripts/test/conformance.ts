import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { ROOT } from '../setup/paths.ts';
import { chooseTestDatabase, startTestDatabase } from './test-database.ts';

const PROGRAM = join(ROOT, 'embedded-mongodb/conformance/main.ts');

/** Runs MongoDB's specification tests against the server at `uri`. Resolves with the exit code. */
async function runAgainst(uri: string, args: readonly string[]): Promise<number> {
  const child = spawn(process.execPath, ['--import', 'tsx', PROGRAM, '--fetch', ...args], {
    cwd: ROOT,
    env: { ...process.env, MONGODB_URI: uri },
    stdio: 'inherit',
  });
  const [code] = await once(child, 'exit');
  return code ?? 1;
}

/**
 * `npm run conformance [-- OPTIONS]`: runs against the server at MONGODB_URI, otherwise one of the kind that TEST_DATABASE names.
 * With a mongod, it checks the tests themselves: a failure there is not about the embedded server.
 */
async function main(args: readonly string[]): Promise<number> {
  const given = process.env.MONGODB_URI;
  if (given) return runAgainst(given, args);
  const { kind, description } = await chooseTestDatabase(process.env, console.log);
  console.log(`The specification tests run on ${description}.`);
  const { uri, stop } = await startTestDatabase(kind, process.env);
  try {
    return await runAgainst(uri, args);
  } finally {
    await stop();
  }
}

process.exitCode = await main(process.argv.slice(2));
