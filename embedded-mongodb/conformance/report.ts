import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Room for what the clients of the test sent and were answered. */
const REASON_LENGTH = 2_000;

interface Failure {
  readonly file: string;
  readonly test: string;
  readonly reason: string;
}

/** Counts what happened and says it at the end. */
export class Report {
  passed = 0;
  filesLeftOut = 0;
  /** Why nothing was run; null where something was. */
  notRun: string | null = null;
  readonly failures: Failure[] = [];
  readonly #skips = new Map<string, number>();

  fail(file: string, test: string, error: unknown): void {
    const reason = error instanceof Error ? error.message : String(error);
    this.failures.push({ file, test, reason: reason.replace(/\s+/g, ' ').slice(0, REASON_LENGTH) });
  }

  skip(reason: string): void {
    this.#skips.set(reason, (this.#skips.get(reason) ?? 0) + 1);
  }

  get skipped(): number {
    return [...this.#skips.values()].reduce((sum, count) => sum + count, 0);
  }

  print(): void {
    if (this.notRun !== null) {
      console.log(`not run: ${this.notRun}`);
      return;
    }
    if (this.skipped > 0) console.log('\nSkipped:');
    for (const [reason, count] of [...this.#skips].sort(([a], [b]) => a.localeCompare(b))) {
      console.log(`${String(count).padStart(5)}  ${reason}`);
    }
    if (this.failures.length > 0) console.log('\nFailed:');
    for (const { file, test, reason } of this.failures) console.log(`✘ ${file}: ${test}: ${reason}`);
    const leftOut =
      this.filesLeftOut > 0 ? `; ${this.filesLeftOut} files left out, which npm run conformance runs` : '';
    console.log(`\n${this.passed} passed, ${this.failures.length} failed, ${this.skipped} skipped${leftOut}`);
  }

  /** Leaves the counts in a file, under the names that vitest gives them, and why nothing was run where that is so. */
  save(path: string): void {
    mkdirSync(dirname(path), { recursive: true });
    const counts = {
      numPassedTests: this.passed,
      numFailedTests: this.failures.length,
      ...(this.notRun !== null && { notRun: this.notRun }),
    };
    writeFileSync(path, JSON.stringify(counts));
  }
}
