import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROOT } from '../../setup/paths.ts';
import type { Row } from './rows.ts';

/** The figures of a release, stored in the repository. */
export interface Release {
  readonly version: string;
  readonly at: string;
  readonly machine: string;
  /** Variation of the CPU time of a static response during the run. */
  readonly noise: number;
  readonly ratios: Readonly<Record<string, { readonly ratio: number; readonly unit: string }>>;
}

export interface Compared extends Row {
  /** Null if the release has no such figure. */
  readonly released: number | null;
  /** Current figure divided by the released one; null if there is nothing to compare with. */
  readonly change: number | null;
}

/** Smaller differences are noise. */
const NOISE = 1.3;

export function compare(rows: readonly Row[], release: Release | null): Compared[] {
  return rows.map((row) => {
    const then = release?.ratios[row.work];
    const released = then && then.unit === row.unit ? then.ratio : null;
    return { ...row, released, change: released ? row.ratio / released : null };
  });
}

/** The newest release by version, not by date. */
export function pickNewest(releases: readonly Release[]): Release | null {
  const isNewer = (one: Release, other: Release) =>
    one.version.localeCompare(other.version, 'en', { numeric: true }) > 0;
  return releases.reduce<Release | null>((newest, next) => (!newest || isNewer(next, newest) ? next : newest), null);
}

const round = (value: number) => Number(value.toPrecision(4));

export const toRelease = (rows: readonly Row[], about: Omit<Release, 'ratios'>): Release => ({
  ...about,
  noise: round(about.noise),
  ratios: Object.fromEntries(rows.map(({ work, ratio, unit }) => [work, { ratio: round(ratio), unit }])),
});

const show = (value: number | null) => {
  if (value === null) return '-';
  return value.toFixed(value < 10 ? 2 : value < 100 ? 1 : 0);
};

/** The table in Markdown, followed by the figures that have become worse. */
export function renderComparison(rows: readonly Compared[], release: Release | null): string {
  const version = release?.version ?? 'last release';
  const lines = [
    `| work | here | ratio | unit | ${version} | now / ${version} |`,
    '| --- | --- | ---: | --- | ---: | ---: |',
    ...rows.map(
      ({ work, figure, ratio, unit, released, change }) =>
        `| ${work} | ${figure} | ${show(ratio)} | ${unit} | ${show(released)} | ${show(change)} |`,
    ),
  ];
  const worse = rows.filter(({ change }) => change !== null && change > NOISE);
  const listed = worse.map(({ work, change }) => `- ${work}: ${show(change)} times`);
  if (!release) return [...lines, '', 'There are no figures of a release to compare with.'].join('\n');
  const verdict =
    worse.length === 0
      ? [`Nothing is worse than in ${version} by more than ${NOISE} times.`]
      : [`Worse than in ${version} by more than ${NOISE} times:`, '', ...listed];
  return [...lines, '', ...verdict].join('\n');
}

const FOLDER = fileURLToPath(new URL('../released/', import.meta.url));

export async function readLastRelease(): Promise<Release | null> {
  const names = (await readdir(FOLDER)).filter((name) => name.endsWith('.json'));
  const texts = await Promise.all(names.map((name) => readFile(join(FOLDER, name), 'utf8')));
  return pickNewest(texts.map((text): Release => JSON.parse(text)));
}

export async function readVersion(): Promise<string> {
  const { version }: { version: string } = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8'));
  return version;
}

/** Stores the figures of this version for later comparisons. */
export async function writeRelease(release: Release): Promise<string> {
  const path = join(FOLDER, `${release.version}.json`);
  await writeFile(path, `${JSON.stringify(release, null, 2)}\n`);
  return path;
}
