import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type Ceiling, measureCeiling, startStaticServer, toCeiling } from '../ceiling.ts';
import { keepResults, resultPath } from '../figures.ts';
import { requestedProfiles } from '../profile/profiler.ts';
import { compare, readLastRelease, readVersion, renderComparison, toRelease, writeRelease } from './comparison.ts';
import * as rows from './rows.ts';

const CEILING_SECONDS = 4;
const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));

/** A benchmark with fixed settings: figures are only comparable with those of the same settings. */
interface Part {
  readonly name: string;
  readonly options: readonly string[];
  readonly toRows: (results: never, ceiling: Ceiling) => rows.Row[];
}

/** Both benchmarks measure the static server themselves, on the same core as the shop. */
const API: Part = { name: 'api', options: ['--seconds', '5'], toRows: rows.apiRows };
const CHECKOUT: Part = { name: 'checkout', options: ['--seconds', '15'], toRows: rows.checkoutRows };

/** The static server is measured before and after each of these benchmarks. */
const OTHERS: readonly Part[] = [
  { name: 'render', options: ['--requests', '60'], toRows: rows.renderRows },
  { name: 'live', options: ['--sockets', '1000', '--changes', '20'], toRows: rows.liveRows },
  { name: 'growth', options: ['--products', '2000', '--orders', '', '--requests', '40'], toRows: rows.growthRows },
  { name: 'database', options: ['--seconds', '2'], toRows: rows.databaseRows },
  { name: 'sizes', options: ['--orders', '20'], toRows: rows.sizesRows },
];

/** Runs a benchmark in a separate process and returns its results; null if there are none. */
async function runPart(name: string, options: readonly string[]): Promise<unknown> {
  const child = spawn(process.execPath, ['--import', import.meta.resolve('tsx'), MAIN, name, ...options], {
    // Its tables go to standard error; standard output only has the combined table.
    stdio: ['ignore', process.stderr, process.stderr, 'ipc'],
  });
  let results: unknown = null;
  child.on('message', (message: { readonly results?: unknown }) => {
    results = message.results ?? results;
  });
  await once(child, 'close');
  return results;
}

interface Outcome {
  readonly rows: readonly rows.Row[];
  readonly ceilings: readonly Ceiling[];
  readonly failed: readonly string[];
}

async function run({ name, options }: Part): Promise<unknown> {
  const began = performance.now();
  const profile = requestedProfiles() === null ? [] : ['--profile'];
  const results = await runPart(name, [...options, ...profile]);
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  console.error(`${name}: ${results === null ? 'failed' : 'done'} after ${seconds} s`);
  return results;
}

/** The rows of a benchmark; throws if it has no valid results. */
function toRows(part: Part, results: unknown, ceiling: Ceiling): readonly rows.Row[] {
  if (results === null) return [];
  return part.toRows(results as never, ceiling).filter(({ ratio }) => Number.isFinite(ratio));
}

async function measureAll(): Promise<Outcome> {
  const found: { part: Part; rows: readonly rows.Row[] }[] = [];
  const api = (await run(API)) as rows.ApiResults | null;
  if (!api) throw new Error('bench -- api failed: without the static server there is nothing to compare with');
  found.push({ part: API, rows: toRows(API, api, api.ceiling) });
  const checkout = (await run(CHECKOUT)) as rows.CheckoutResults | null;
  const ceilings = [api.ceiling, ...(checkout ? [checkout.ceiling] : [])];
  found.push({ part: CHECKOUT, rows: checkout ? toRows(CHECKOUT, checkout, checkout.ceiling) : [] });
  await using fixed = await startStaticServer(api.answer);
  let before = await measureCeiling('static ceiling', fixed, CEILING_SECONDS);
  for (const part of OTHERS) {
    const results = await run(part);
    const after = await measureCeiling('static ceiling', fixed, CEILING_SECONDS);
    const ceiling = toCeiling([before, after]);
    ceilings.push(ceiling);
    found.push({ part, rows: toRows(part, results, ceiling) });
    before = after;
  }
  return {
    rows: found.flatMap((one) => one.rows),
    ceilings,
    failed: found.filter((one) => one.rows.length === 0).map(({ part }) => part.name),
  };
}

/** Variation of the CPU time of a static response, or of its rate if the time is unknown. */
function findNoise(ceilings: readonly Ceiling[]): number {
  const times = ceilings.map(({ processorMs, perSecond }) => processorMs ?? 1 / perSecond);
  return Math.max(...times) / Math.min(...times);
}

/**
 * `bench -- all [--release]`: the hot paths, each in proportion to the static server of the same run, compared with the last
 * release. `--release` stores the figures for the version in package.json.
 */
export async function runAll(): Promise<void> {
  const { values } = parseArgs({ allowPositionals: true, options: { release: { type: 'boolean', default: false } } });
  const began = performance.now();
  const release = await readLastRelease();
  const outcome = await measureAll();
  const noise = findNoise(outcome.ceilings);
  const minutes = ((performance.now() - began) / 60_000).toFixed(1);
  const lines = [
    renderComparison(compare(outcome.rows, release), release),
    '',
    `A static answer took between 1 and ${noise.toFixed(2)} times as long during the run, which lasted ${minutes} minutes.`,
    ...outcome.failed.map((name) => `\`bench -- ${name}\` gave no figures.`),
  ];
  const text = `${lines.join('\n')}\n`;
  console.log(text);
  const path = await resultPath('all', 'md');
  await writeFile(path, text);
  console.log(`kept in ${path}`);
  await keepResults('all', { ...outcome, noise });
  if (values.release) {
    const about = { version: await readVersion(), at: new Date().toISOString(), noise };
    const machine = `${cpus().length} cores of ${cpus()[0]?.model ?? 'an unknown processor'}, Node ${process.version}`;
    console.log(`kept as the release in ${await writeRelease(toRelease(outcome.rows, { ...about, machine }))}`);
  }
  if (outcome.failed.length > 0) process.exitCode = 1;
}
