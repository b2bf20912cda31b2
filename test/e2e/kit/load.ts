import type { Page, Response } from 'playwright-core';

/**
 * Loads a page until it can be used: as sent by the server it can be seen at once, but buttons wait for its scripts.
 */
export function load(page: Page, path: string): Promise<Response | null> {
  return page.goto(path, { waitUntil: 'networkidle' });
}
