import type { Page } from 'playwright-core';

/** Blocks files until the returned function is called. */
export async function holdBack(page: Page, files: string): Promise<() => void> {
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(files, async (route) => {
    await arrival;
    // The page may have been closed or left meanwhile.
    await route.continue().catch(() => undefined);
  });
  return arrive;
}
