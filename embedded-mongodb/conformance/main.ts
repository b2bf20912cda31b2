import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { MongoClient } from 'mongodb';
import { start } from '../src/index.ts';
import { Report } from './report.ts';
import { readFacts } from './requirements.ts';
import { runTest } from './runner.ts';
import { pickFiles } from './share.ts';
import { skipReason } from './skips.ts';
import { readSuite, requireSuites, suiteFiles } from './suites.ts';

const { values: options, positionals: filters } = parseArgs({
  allowPositionals: true,
  options: {
    /** Only tests whose description contains this. */
    test: { type: 'string', default: '' },
    /** Every test with its time. */
    verbose: { type: 'boolean', default: false },
    /** A file for the counts. */
    report: { type: 'string' },
    /** One in so many of the files that do not guard data. */
    'one-in': { type: 'string', default: '1' },
    /** Fetches the tests where they are nowhere; fails where they cannot be had. */
    fetch: { type: 'boolean', default: false },
  },
});

interface Target {
  uri: string;
  stop(): Promise<void>;
}

/** The server that `MONGODB_URI` names, or one of our own in a folder that goes with it. */
async function target(): Promise<Target> {
  const given = process.env.MONGODB_URI;
  if (given) return { uri: given, stop: async () => {} };
  const dataPath = mkdtempSync(join(tmpdir(), 'mongodb-conformance-'));
  const server = await start({ dataPath, port: 0, sync: false, testCommands: true });
  return {
    uri: server.uri,
    async stop() {
      await server.stop();
      rmSync(dataPath, { recursive: true, force: true });
    },
  };
}

/** The files to be run. Says how many are left out. */
function filesToRun(report: Report): readonly string[] {
  const files = suiteFiles(filters);
  const oneIn = Number(options['one-in']);
  if (oneIn === 1) return files;
  const picked = pickFiles(files, oneIn);
  report.filesLeftOut = files.length - picked.length;
  console.log(
    `${picked.length} of ${files.length} files: transactions, retryable writes, change streams, and one in ${oneIn} of the others.`,
  );
  return picked;
}

/** Some files say nothing of what is there before them: no other may leave them anything, whichever are run. */
async function dropAll(admin: MongoClient): Promise<void> {
  const { databases } = await admin.db().admin().listDatabases({ nameOnly: true });
  const own = databases.filter(({ name }) => !['admin', 'config', 'local'].includes(name));
  for (const { name } of own) await admin.db(name).dropDatabase();
}

async function runAll(uri: string, folder: string, report: Report): Promise<void> {
  const admin = await new MongoClient(uri).connect();
  const facts = await readFacts(admin);
  for (const file of filesToRun(report)) {
    await dropAll(admin);
    const suite = readSuite(folder, file);
    for (const test of suite.tests) {
      if (!test.description.includes(options.test)) continue;
      const reason = skipReason(file, suite, test, facts);
      if (reason) {
        report.skip(reason);
        continue;
      }
      const started = performance.now();
      try {
        // Read anew: nothing that a test did to its data may reach the next one.
        const fresh = readSuite(folder, file);
        await runTest(uri, admin, fresh, fresh.tests[suite.tests.indexOf(test)] ?? test);
        report.passed++;
        if (options.verbose) say('✔', file, test.description, started);
      } catch (error) {
        report.fail(file, test.description, error);
        if (options.verbose) say('✘', file, test.description, started);
      }
    }
  }
  await admin.close();
}

function say(mark: string, file: string, test: string, started: number): void {
  console.log(`${mark} ${file}: ${test} (${Math.round(performance.now() - started)} ms)`);
}

/** The folder of the suites; null, with the reason in the report, where there is none. */
async function findSuites(report: Report): Promise<string | null> {
  try {
    return await requireSuites(options.fetch);
  } catch (error) {
    report.notRun = (error as Error).message;
    return null;
  }
}

async function main(): Promise<void> {
  const report = new Report();
  const folder = await findSuites(report);
  if (folder) {
    const server = await target();
    try {
      await runAll(server.uri, folder, report);
    } finally {
      await server.stop();
    }
  }
  report.print();
  if (options.report) report.save(options.report);
  const isWanting = report.notRun !== null && options.fetch;
  // Clients of a test that was given up may still be there.
  process.exit(report.failures.length > 0 || isWanting ? 1 : 0);
}

await main();
