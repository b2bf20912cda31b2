import { execFileSync } from 'node:child_process';

/** The half of the looks that a run draws: `TEST_HALF`, else in turns from commit to commit. */
export function drawnHalf(): '0' | '1' {
  const asked = process.env.TEST_HALF;
  if (asked !== undefined) {
    if (asked !== '0' && asked !== '1') throw new Error(`TEST_HALF is 0 or 1, not ${asked}`);
    return asked;
  }
  return countCommits() % 2 === 0 ? '0' : '1';
}

/** 0 where the sources are not in a repository. */
function countCommits(): number {
  try {
    const count = execFileSync('git', ['rev-list', '--count', 'HEAD'], { stdio: ['ignore', 'pipe', 'ignore'] });
    return Number(count);
  } catch {
    return 0;
  }
}
