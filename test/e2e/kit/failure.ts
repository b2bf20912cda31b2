import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';

interface Failure {
  message: string;
  stack?: string;
}

const FOLDER = join(tmpdir(), 'eunbit-e2e-failures');
/** Timeout for each page, in milliseconds: a page that hangs must not hide the state of the others. */
const WITHIN_MS = 3_000;

/** State of each page of a story: its address, its heading, and the path of a screenshot named after the story. */
export function describePages(pages: readonly Page[], title: string): Promise<string> {
  return describeEach(pages, title, describe);
}

/** The same for pages of any kind; `look` saves a screenshot at the path and returns further details. */
export async function describeEach<Shown>(
  shown: readonly Shown[],
  title: string,
  describeOne: (one: Shown, path: string) => Promise<string>,
): Promise<string> {
  if (shown.length === 0) return 'no page is open';
  await mkdir(FOLDER, { recursive: true });
  const name = title.replace(/[^\p{L}\p{N}]+/gu, '-').slice(0, 150);
  const descriptions = await Promise.all(
    shown.map((one, index) => describeOne(one, join(FOLDER, `${name}-${index + 1}.png`))),
  );
  return descriptions.join('; ');
}

async function describe(page: Page, path: string): Promise<string> {
  const within = { timeout: WITHIN_MS };
  const heading = await page
    .locator('h1')
    .first()
    .textContent(within)
    .catch(() => 'no heading');
  const picture = await page.screenshot({ path, ...within }).then(
    () => path,
    () => 'no picture',
  );
  return `${page.url()} “${heading}” ${picture}`;
}

/** Adds the state to the first line of the message, the only line that the summary of a run shows. */
export function addState(error: Failure, where: string): void {
  const [line = '', ...rest] = error.message.split('\n');
  const message = [`${line} [${where}]`, ...rest].join('\n');
  // The stack of a story that timed out has no message.
  error.stack = error.stack?.includes(error.message)
    ? error.stack.replace(error.message, () => message)
    : `${message}\n${error.stack ?? ''}`;
  error.message = message;
}
