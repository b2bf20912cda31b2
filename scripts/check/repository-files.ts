import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../setup/paths.ts';
import type { TextFile } from './find-rule-problems.ts';

const TEXT = /\.(ts|tsx|mjs|graphql|json|md)$/;

/** Paths of all existing files that git tracks. */
export function repositoryPaths(): string[] {
  const listed = execFileSync('git', ['ls-files'], { cwd: ROOT, encoding: 'utf8', maxBuffer: 16 * 1024 * 1024 });
  return listed.split('\n').filter((path) => path !== '' && existsSync(join(ROOT, path)));
}

/** The text files of the repository: code, texts, documents. */
export function repositoryTexts(): TextFile[] {
  return repositoryPaths()
    .filter((path) => TEXT.test(path) && path !== 'package-lock.json')
    .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }));
}
