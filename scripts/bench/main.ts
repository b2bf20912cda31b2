import { runApi } from './api.ts';

const BENCHMARKS = new Map<string, () => Promise<void>>([['api', runApi]]);

const name = process.argv[2] ?? '';
const benchmark = BENCHMARKS.get(name);
if (benchmark) {
  await benchmark();
} else {
  console.error(`usage: bench NAME, where NAME is one of: ${[...BENCHMARKS.keys()].join(', ')}`);
  process.exitCode = 2;
}
