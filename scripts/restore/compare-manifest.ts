import type { Db } from 'mongodb';
import { readFigures } from '../backup/figures.ts';
import type { Figure, Manifest } from '../backup/manifest.ts';

const toLine = ({ of, count, sum }: Figure) => `${of}: ${sum} in ${count}`;

/** Differences between two lists of sums, one line each. */
export function compareFigures(expected: readonly Figure[], found: readonly Figure[]): string[] {
  const lines = new Set(found.map(toLine));
  const wanted = new Set(expected.map(toLine));
  return [
    ...expected
      .map(toLine)
      .filter((line) => !lines.has(line))
      .map((line) => `${line} is missing`),
    ...found
      .map(toLine)
      .filter((line) => !wanted.has(line))
      .map((line) => `${line} was not backed up`),
  ];
}

/** Differences between a restored database and its manifest, one line each. */
export async function compareWithManifest(db: Db, { collections, figures }: Manifest): Promise<string[]> {
  const problems: string[] = [];
  for (const [name, expected] of Object.entries(collections)) {
    const count = await db.collection(name).countDocuments();
    if (count !== expected) problems.push(`${name} has ${count} documents, the backup ${expected}`);
  }
  return [...problems, ...compareFigures(figures, await readFigures(db))];
}
