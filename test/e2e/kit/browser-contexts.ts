import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';

/** A browser context with the page that its visitor begins with. */
export interface Tab {
  readonly context: BrowserContext;
  readonly page: Page;
}

/** Of the shop, so that the process of the page goes on living, and without scripts. */
const QUIET_ADDRESS = '/robots.txt';
/** What stories listen to. */
const HEARD = ['request', 'websocket', 'load', 'crash'] as const;

/**
 * The browser contexts of a worker. A visitor gets one that another has left, where one with the same settings is there, with
 * its page: it has nothing of the visitor before but the files that the browser keeps, the code compiled from them, and a
 * process that is warm, which saves two fifths of a visit.
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

  /** `initScript` runs in each of its documents before their own scripts. */
  async take(options: BrowserContextOptions, initScript: string | null): Promise<Tab> {
    const key = JSON.stringify([options, initScript]);
    const left = this.left.get(key)?.pop();
    if (left) return left;
    const context = await this.browser.newContext(options);
    if (initScript) await context.addInitScript(initScript);
    this.settings.set(context, { key, options });
    return { context, page: await context.newPage() };
  }

  /** Leaves a tab to a later visitor with the same settings, with what the one before did to it taken back. */
  async giveBack({ context, page }: Tab): Promise<void> {
    const settings = this.settings.get(context);
    if (!settings || page.isClosed()) return context.close();
    const others = context.pages().filter((open) => open !== page);
    await Promise.all(others.map((open) => open.close()));
    // A page that a story leaves on its way to another one is no beginning for the next: it still goes somewhere.
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
  // Left before anything is cleared: a page may store something when it is left.
  await page.goto(QUIET_ADDRESS);
  await page.evaluate('sessionStorage.clear()');
  await page.emulateMedia({ media: null, colorScheme: colorScheme ?? 'light' });
  if (viewport) await page.setViewportSize(viewport);
  await Promise.all([context.clearCookies(), context.clearPermissions()]);
  const devTools = await context.newCDPSession(page);
  await devTools.send('Storage.clearDataForOrigin', { origin: '*', storageTypes: 'all' });
  await devTools.detach();
}
