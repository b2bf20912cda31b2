import { type Browser, chromium, type Page } from 'playwright-core';
import type { Engine, Guest, Point, Tab } from './engine.ts';

/** Chromium by Playwright, as in the stories. */
export async function startChromium(executablePath: string, origin: string): Promise<Engine> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  return {
    open: (guest) => openTab(browser, origin, guest),
    close: () => browser.close(),
  };
}

async function openTab(browser: Browser, origin: string, { size, touch, cookies }: Guest): Promise<Tab> {
  const context = await browser.newContext({ viewport: size, hasTouch: touch, isMobile: touch });
  await context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url: origin })));
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (entry) => {
    if (entry.type() === 'error') complaints.push(`${entry.text()} ${entry.location().url}`);
  });
  page.on('pageerror', (error) => complaints.push(`${error.stack}`));
  return {
    origin,
    complaints,
    goto: async (address) => void (await page.goto(address)),
    evaluate: (expression) => page.evaluate(expression),
    press: ({ x, y }) => (touch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y)),
    swipe: (from, to) => swipe(page, from, to),
    type: (text) => page.keyboard.type(text),
    pressEnter: () => page.keyboard.press('Enter'),
    upload: (selector, paths) => page.setInputFiles(selector, [...paths]),
    setOffline: (isOffline) => context.setOffline(isOffline),
    takePicture: async (path) => void (await page.screenshot({ path })),
    close: () => context.close(),
  };
}

/** Playwright's finger only taps. */
async function swipe(page: Page, from: Point, to: Point): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(({ x, y }) => ({ x, y })) });
  await touch('touchStart', [from]);
  await touch('touchMove', [to]);
  await touch('touchEnd', []);
  await session.detach();
}
