import { type Browser, type ConsoleMessage, launch, type Page } from 'puppeteer-core';
import type { Engine, Guest, Tab } from './engine.ts';

/** What style sheets and scripts ask about fingers and mice; a setting of the whole browser, unlike the touches themselves. */
const COARSE = { 'ui.primaryPointerCapabilities': 1, 'ui.allPointerCapabilities': 1 };
const FINE = { 'ui.primaryPointerCapabilities': 6, 'ui.allPointerCapabilities': 6 };

/** Firefox by WebDriver BiDi, which its own program speaks. */
export async function startFirefox(executablePath: string, origin: string): Promise<Engine> {
  const browsers = new Map<boolean, Promise<Browser>>();
  const start = (touch: boolean) =>
    launch({ browser: 'firefox', executablePath, extraPrefsFirefox: touch ? COARSE : FINE });
  return {
    async open(guest) {
      const browser = browsers.get(guest.touch) ?? start(guest.touch);
      browsers.set(guest.touch, browser);
      return openTab(await browser, origin, guest);
    },
    async close() {
      await Promise.all([...browsers.values()].map(async (browser) => (await browser).close()));
    },
  };
}

async function openTab(browser: Browser, origin: string, { size, touch, cookies }: Guest): Promise<Tab> {
  const context = await browser.createBrowserContext();
  const { hostname: domain } = new URL(origin);
  await context.setCookie(...Object.entries(cookies).map(([name, value]) => ({ name, value, domain, path: '/' })));
  const page = await context.newPage();
  await page.setViewport({ ...size, hasTouch: touch });
  return {
    origin,
    complaints: listen(page),
    goto: async (address) => void (await page.goto(address)),
    evaluate: (expression) => page.evaluate(expression),
    press: ({ x, y }) => (touch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y)),
    async swipe(from, to) {
      const finger = await page.touchscreen.touchStart(from.x, from.y);
      await finger.move(to.x, to.y);
      await finger.end();
    },
    type: (text) => page.keyboard.type(text),
    pressEnter: () => page.keyboard.press('Enter'),
    async upload(selector, paths) {
      const field = await page.$(selector);
      if (!field) throw new Error(`no ${selector}`);
      await field.uploadFile(...paths);
    },
    setOffline: (isOffline) => page.setOfflineMode(isOffline),
    takePicture: async (path) => void (await page.screenshot({ path: path as `${string}.png` })),
    close: () => context.close(),
  };
}

function listen(page: Page): readonly string[] {
  const complaints: string[] = [];
  page.on('console', (entry) => {
    if (entry.type() !== 'error') return;
    const place = complaints.push(entry.text()) - 1;
    void textWithErrors(entry).then((text) => {
      complaints[place] = text;
    });
  });
  page.on('pageerror', (error) => complaints.push(error instanceof Error ? `${error.stack}` : String(error)));
  return complaints;
}

/** What an entry says; its own text does not name the errors in it. The page may be left before they are read. */
async function textWithErrors(entry: ConsoleMessage): Promise<string> {
  const read = (value: unknown) => (value instanceof Error ? `${value.stack}` : String(value));
  const parts = await Promise.all(entry.args().map((arg) => arg.evaluate(read).catch(() => String(arg))));
  return parts.join(' ');
}
