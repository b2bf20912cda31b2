import { parseArgs } from 'node:util';

/** The parts of `npm test`, in order. */
const PARTS = ['conformance', 'check', 'tests', 'stories'] as const;
export type Part = (typeof PARTS)[number];

/** Options of a run of `npm test`. */
export interface RunOptions {
  /** Whether random tests run for long, as in `npm run test:all`. */
  readonly isThorough: boolean;
  readonly parts: readonly Part[];
  /** Such as `2/4` for the second quarter of the files of each kind of tests. Null for all files. */
  readonly shard: string | null;
}

const USAGE = 'usage: npm test -- [conformance] [check] [tests] [stories] [--shard=NUMBER/COUNT]';

function isShard(text: string): boolean {
  const [, number, count] = /^(\d+)\/(\d+)$/.exec(text) ?? [];
  return Number(number) >= 1 && Number(number) <= Number(count);
}

/**
 * Reads what stands behind `npm test --`; `all` comes from `npm run test:all`. Without the name of a part it is all of them.
 * @throws where something of it has no meaning
 */
export function readOptions(args: string[]): RunOptions {
  const { values, positionals } = parseArgs({ args, options: { shard: { type: 'string' } }, allowPositionals: true });
  const shard = values.shard ?? null;
  const named = positionals.filter((word) => word !== 'all');
  const unknown = named.find((word) => !PARTS.some((part) => part === word));
  if (unknown !== undefined) throw new Error(`"${unknown}" is no part of npm test.\n${USAGE}`);
  const parts = named.length === 0 ? PARTS : PARTS.filter((part) => named.includes(part));
  if (shard !== null && !isShard(shard)) throw new Error(`"${shard}" is no shard.\n${USAGE}`);
  if (shard !== null && !parts.some((part) => part === 'tests' || part === 'stories')) {
    throw new Error(`Only tests and stories have shards.\n${USAGE}`);
  }
  return { isThorough: positionals.includes('all'), parts, shard };
}
