import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';

/**
 * The browser contexts of a worker. A visitor gets one that another has left, where one with the same settings is there: it
 * has nothing of the visitor before but the files that the browser keeps, and the code compiled from them.
 */
export class BrowserContexts {
  private readonly browser: Browser;
  private readonly left = new Map<string, BrowserContext[]>();
  private readonly settings = new Map<BrowserContext, string>();

  constructor(browser: Browser) {
    this.browser = browser;
  }

  /** `initScript` runs in each of its documents before their own scripts. */
  async take(options: BrowserContextOptions, initScript: string | null): Promise<BrowserContext> {
    const settings = JSON.stringify([options, initScript]);
    const left = this.left.get(settings)?.pop();
    if (left) return left;
    const context = await this.browser.newContext(options);
    if (initScript) await context.addInitScript(initScript);
    this.settings.set(context, settings);
    return context;
  }

  async giveBack(context: BrowserContext): Promise<void> {
    const page = await context.newPage();
    const others = context.pages().filter((open) => open !== page);
    await Promise.all(others.map((open) => open.close()));
    await forgetVisitor(page);
    await page.close();
    const settings = this.settings.get(context) ?? '';
    this.left.set(settings, [...(this.left.get(settings) ?? []), context]);
  }
}

/** Takes back what stories do to a context. */
async function forgetVisitor(page: Page): Promise<void> {
  const context = page.context();
  await Promise.all([context.setOffline(false), context.clearCookies(), context.clearPermissions()]);
  const devTools = await context.newCDPSession(page);
  await devTools.send('Storage.clearDataForOrigin', { origin: '*', storageTypes: 'all' });
  await devTools.detach();
}
