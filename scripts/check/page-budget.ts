import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { ROOT } from '../setup/paths.ts';
import { findScripts, type Manifest, screensIn } from './page-scripts.ts';

const CLIENT = join(ROOT, 'web/dist/client');
const HOME = 'src/features/home/HomePage.tsx';

interface Budget {
  /** Kilobytes of 1,000 bytes, compressed with brotli. */
  readonly firstView: number;
  readonly furtherScreen: number;
}

function compressedSize(file: string): number {
  const path = join(CLIENT, file);
  return existsSync(`${path}.br`) ? statSync(`${path}.br`).size : brotliCompressSync(readFileSync(path)).length;
}

const kilobytes = (files: Iterable<string>) => [...files].reduce((sum, file) => sum + compressedSize(file), 0) / 1000;

/** Compares what the built storefront loads before a page is interactive with the budget; throws if it is exceeded. */
function checkPageBudget(): void {
  const manifest: Manifest = JSON.parse(readFileSync(join(CLIENT, '.vite/manifest.json'), 'utf8'));
  const budget: Budget = JSON.parse(readFileSync(join(ROOT, 'web/budget.json'), 'utf8'));
  const problems: string[] = [];
  for (const language of ['ko', 'en']) {
    const home = findScripts(manifest, HOME, language);
    const firstView = kilobytes(home);
    if (firstView > budget.firstView) {
      problems.push(`the home page (${language}) loads ${firstView.toFixed(1)} KB, at most ${budget.firstView} KB`);
    }
    for (const screen of screensIn(manifest)) {
      const further = kilobytes([...findScripts(manifest, screen, language)].filter((file) => !home.has(file)));
      if (further <= budget.furtherScreen) continue;
      problems.push(`${screen} (${language}) adds ${further.toFixed(1)} KB, at most ${budget.furtherScreen} KB`);
    }
  }
  if (problems.length > 0) throw new Error(`Over the budget of web/budget.json: ${problems.join('; ')}`);
}

try {
  checkPageBudget();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
