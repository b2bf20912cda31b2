import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';

/** A browser context with its first page. */
export interface Tab {
  readonly context: BrowserContext;
  readonly page: Page;
}

/** A page of the shop without scripts; staying on the same origin keeps the page's process alive. */
const QUIET_ADDRESS = '/robots.txt';
/** Events that stories listen to. */
const HEARD = ['request', 'websocket', 'load', 'crash'] as const;

/**
 * The browser contexts of a worker. If a context with the same settings is free, a visitor gets that one with its page. All data
 * of the previous visitor is cleared except for the HTTP cache, compiled code and the warm process, which saves two fifths of a
 * visit.
 */
export class BrowserContexts {
  private readonly browser: Browser;
  private readonly left = new Map<string, Tab[]>();
  private readonly settings = new Map<
    BrowserContext,
    { readonly key: string; readonly options: BrowserContextOptions }
  >();

  constructor(browser: Browser) {
    this.browser = browser;
  }

  /** `initScript` runs in each document before the page's own scripts. */
  async take(options: BrowserContextOptions, initScript: string | null): Promise<Tab> {
    const key = JSON.stringify([options, initScript]);
    const left = this.left.get(key)?.pop();
    if (left) return left;
    const context = await this.browser.newContext(options);
    if (initScript) await context.addInitScript(initScript);
    this.settings.set(context, { key, options });
    return { context, page: await context.newPage() };
  }

  /** Returns a tab for later visitors with the same settings, after undoing the previous visitor's changes. */
  async giveBack({ context, page }: Tab): Promise<void> {
    const settings = this.settings.get(context);
    if (!settings || page.isClosed()) return context.close();
    const others = context.pages().filter((open) => open !== page);
    await Promise.all(others.map((open) => open.close()));
    // If a story leaves a page in the middle of a navigation, the page cannot be reused, since it still navigates.
    const isForgotten = await forgetVisitor(page, settings.options).then(
      () => true,
      () => false,
    );
    if (!isForgotten) return context.close();
    this.left.set(settings.key, [...(this.left.get(settings.key) ?? []), { context, page }]);
  }
}

async function forgetVisitor(page: Page, { viewport, colorScheme }: BrowserContextOptions): Promise<void> {
  const context = page.context();
  for (const event of HEARD) page.removeAllListeners(event);
  await Promise.all([page.unrouteAll({ behavior: 'ignoreErrors' }), context.setOffline(false)]);
  // Navigates away before clearing anything: a page may store something on unload.
  await page.goto(QUIET_ADDRESS);
  await page.evaluate('sessionStorage.clear()');
  await page.emulateMedia({ media: null, colorScheme: colorScheme ?? 'light' });
  if (viewport) await page.setViewportSize(viewport);
  await Promise.all([context.clearCookies(), context.clearPermissions()]);
  const devTools = await context.newCDPSession(page);
  await devTools.send('Storage.clearDataForOrigin', { origin: '*', storageTypes: 'all' });
  await devTools.detach();
}
