import { writeFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { Builder, By, Capabilities, Key, type WebDriver } from 'selenium-webdriver';
import type { WebKitPrograms } from '../../../scripts/setup/webkit.ts';
import type { Engine, Guest, Point, Size, Tab } from './engine.ts';
import { type Line, openLine } from './line.ts';
import { type Display, openDisplay, startDriver } from './webkit-programs.ts';

const ANSWER_WITHIN_MS = 60_000;

interface ScriptAnswer {
  readonly value?: unknown;
  readonly problem?: string;
  /** What the page has complained about since the last answer. */
  readonly heard: readonly string[];
}

/** WebKitGTK by WebDriver. */
export async function startWebKit(programs: WebKitPrograms, origin: string): Promise<Engine> {
  const display = await openDisplay(programs);
  return {
    open: async (guest) => openTab(programs, display, await openLine(origin), guest),
    close: () => display.close(),
  };
}

async function openTab(programs: WebKitPrograms, display: Display, line: Line, guest: Guest): Promise<Tab> {
  const complaints: string[] = [];
  const service = await startDriver(programs, display);
  const browser = await new Builder()
    .usingServer(service.url)
    .withCapabilities(
      new Capabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': {
          binary: programs.browser,
          args: ['--automation'],
        },
      }),
    )
    .build();
  await resize(browser, guest.size);
  // Cookies can be set for an open page only.
  await browser.get(`${line.origin}/robots.txt`);
  for (const [name, value] of Object.entries(guest.cookies)) await browser.manage().addCookie({ name, value });
  const evaluate = async (expression: string) => {
    const answer = await answered(browser.executeAsyncScript<ScriptAnswer>(toScript(expression)));
    complaints.push(...answer.heard);
    if (answer.problem) throw new Error(answer.problem);
    return answer.value;
  };
  return {
    origin: line.origin,
    complaints,
    evaluate,
    goto: (address) => browser.get(address),
    async press(point) {
      if (guest.touch) await evaluate(touch(point, point));
      await answered(browser.actions().move({ x: point.x, y: point.y, duration: 0 }).click().perform());
    },
    swipe: async (from, to) => void (await evaluate(touch(from, to))),
    type: (text) => answered(browser.switchTo().activeElement().sendKeys(text)),
    pressEnter: () => answered(browser.switchTo().activeElement().sendKeys(Key.ENTER)),
    upload: (selector, paths) => browser.findElement(By.css(selector)).sendKeys(paths.join('\n')),
    async setOffline(isOffline) {
      line.setCut(isOffline);
      await evaluate(connectionEvent(isOffline));
    },
    takePicture: async (path) => writeFile(path, await answered(browser.takeScreenshot()), 'base64'),
    async close() {
      await answered(browser.quit()).catch(() => undefined);
      await service.close();
      await line.close();
    },
  };
}

/** As a script of WebDriver's, which may wait. The driver does not tell of the console, so the page is listened to. */
function toScript(expression: string): string {
  return `const done = arguments[arguments.length - 1];
    if (!globalThis.heard) {
      globalThis.heard = [];
      addEventListener('error', ({ message }) => heard.push(message));
      addEventListener('unhandledrejection', ({ reason }) => heard.push(String(reason)));
      const say = console.error;
      console.error = (...words) => {
        heard.push(words.join(' '));
        say(...words);
      };
    }
    const answer = (answer) => done({ ...answer, heard: heard.splice(0) });
    (async () => (${expression}))().then((value) => answer({ value }), (error) => answer({ problem: String(error) }));`;
}

/** A page that goes away while a script runs in it takes the driver's answer with it. */
async function answered<Answer>(asked: Promise<Answer>): Promise<Answer> {
  const ended = new AbortController();
  const silence = setTimeout(ANSWER_WITHIN_MS, undefined, { signal: ended.signal }).then(() => {
    throw new Error(`no answer of the browser within ${ANSWER_WITHIN_MS} ms`);
  });
  try {
    return await Promise.race([asked, silence]);
  } finally {
    silence.catch(() => undefined);
    ended.abort();
  }
}

/** The window, whose frame takes a part of it, until the page has the size. */
async function resize(browser: WebDriver, size: Size): Promise<void> {
  const window = browser.manage().window();
  await window.setRect({ x: 0, y: 0, ...size });
  const frame = await browser.executeScript<Size>(
    'return { width: outerWidth - innerWidth, height: outerHeight - innerHeight };',
  );
  await window.setRect({ x: 0, y: 0, width: size.width + frame.width, height: size.height + frame.height });
}

/**
 * Tells the page of a finger, before the click that the driver makes of it: WebKitGTK knows touches from touch screens only,
 * and has no constructor for their events.
 */
function touch(from: Point, to: Point): string {
  return `(() => {
    const target = document.elementFromPoint(${from.x}, ${from.y});
    const dispatchTouch = (type, clientX, clientY) => {
      const touch = { identifier: 1, target, clientX, clientY };
      const touches = type === 'touchend' ? [] : [touch];
      const event = new Event(type, { bubbles: true, cancelable: true });
      target.dispatchEvent(Object.assign(event, { touches, targetTouches: touches, changedTouches: [touch] }));
    };
    dispatchTouch('touchstart', ${from.x}, ${from.y});
    dispatchTouch('touchmove', ${to.x}, ${to.y});
    dispatchTouch('touchend', ${to.x}, ${to.y});
  })()`;
}

/** What the operating system would tell the page, which the cut line alone does not. */
function connectionEvent(isOffline: boolean): string {
  return `(() => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => ${!isOffline} });
    dispatchEvent(new Event('${isOffline ? 'offline' : 'online'}'));
  })()`;
}
