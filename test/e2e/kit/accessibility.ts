import axe, { type AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

/** A page with `axe.source` loaded. */
interface PageWithAxe {
  readonly axe: { run(options: object): Promise<AxeResults> };
}

const OPTIONS = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
};

/**
 * Elements that are fading in have less contrast for a moment; only violations still present after this many checks are reported.
 */
const MAX_ROUNDS = 4;

/** Accessibility violations of a page: one line for each serious or critical violation, with the first elements. */
export async function seriousViolations(page: Page): Promise<string> {
  // Evaluated instead of added as an element, which the pages' content security policy forbids; it stays loaded with the page.
  if (!(await page.evaluate<boolean>("'axe' in globalThis"))) await page.evaluate(axe.source);
  let found = await findViolations(page);
  for (let rounds = 1; found.length > 0 && rounds < MAX_ROUNDS; rounds += 1) {
    await page.waitForTimeout(300);
    found = await findViolations(page);
  }
  return found.join('\n');
}

async function findViolations(page: Page): Promise<string[]> {
  const results = await page.evaluate((options) => (globalThis as unknown as PageWithAxe).axe.run(options), OPTIONS);
  return results.violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, help, nodes }) => {
      const places = nodes.slice(0, 3).map(({ target, failureSummary }) => `${target.join(' ')} (${failureSummary})`);
      return `${id}: ${help}, ${nodes.length} times, first at ${places.join('; ')}`.replace(/\s+/g, ' ');
    });
}
