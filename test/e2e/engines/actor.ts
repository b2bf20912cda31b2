import { LIMITS } from '../../kit/limits.ts';
import { ALIVE } from '../kit/load.ts';
import type { Point, Tab } from './engine.ts';
import { callInPage, IN_PAGE_SOURCE, type InPage, type NotYet, type Query } from './in-page.ts';

const POLL_EVERY_MS = 40;
const GLANCE_MS = 3_000;
const MARK = 'data-of-this-journey';

/**
 * Somebody at a browser, whichever engine it has: presses, types and reads as people do, and waits for what should come.
 * Whatever cannot be done yet is tried again until it can; the message of a failure says what was missing last.
 */
export class Actor {
  private readonly tab: Tab;

  constructor(tab: Tab) {
    this.tab = tab;
  }

  /** Loads a page until everything on it hears a press. */
  async open(path: string): Promise<void> {
    await this.tab.goto(this.tab.origin + path);
    await this.untilAlive();
  }

  /** Waits for a page that something else leads to; answers the rest of its address. */
  async arrive(path: string | RegExp): Promise<URL> {
    const isThere = ({ pathname }: URL) => (typeof path === 'string' ? pathname === path : path.test(pathname));
    const address = await this.until(`the page ${path}`, async () => {
      const { href } = (await this.tab.evaluate('({ href: location.href })')) as { href: string };
      return isThere(new URL(href)) ? new URL(href) : { reason: `the page is ${href}` };
    });
    await this.untilAlive();
    return address;
  }

  async press(query: Query): Promise<void> {
    await this.until('a place to press', async () => {
      const place = await this.ask('aim', [query]);
      if ('reason' in place) return place;
      await this.tab.press(place);
      // A press that leads to another page takes with it what would know.
      const hasHit = await this.ask('hasHit', []).catch(() => true);
      return hasHit ? null : { reason: `${say(query)} was missed` };
    });
  }

  /** Types a text in place of what the field holds. */
  async fill(query: Query, text: string): Promise<void> {
    await this.press(query);
    await this.ask('selectAll', []);
    await this.tab.type(text);
  }

  pressEnter(): Promise<void> {
    return this.tab.pressEnter();
  }

  /** Chooses a radio button or a checkbox, unless it is chosen already. */
  async check(query: Query): Promise<void> {
    if ((await this.read(query)) !== 'true') await this.press(query);
    await this.holds(query, 'true');
  }

  /** Chooses in a list. What it looks like when open is the browser's own, in a window that no driver reaches. */
  async choose(query: Query, option: string): Promise<void> {
    await this.until('a choice', () => this.ask('choose', [query, option]));
  }

  async upload(query: Query, paths: readonly string[]): Promise<void> {
    await this.until('a field for files', () => this.ask('mark', [query, MARK]));
    await this.tab.upload(`[${MARK}]`, paths);
  }

  /** Presses what lies over an element, as the stars over their slider, at a share of its width. */
  async pressAt(query: Query, share: number): Promise<void> {
    await this.tab.press(await this.findPoint(query, share));
  }

  /** Draws a finger over an element, between shares of its width. */
  async swipe(query: Query, from: number, to: number): Promise<void> {
    await this.tab.swipe(await this.findPoint(query, from), await this.findPoint(query, to));
  }

  /** Waits until the element is there. */
  async sees(query: Query, text: string | RegExp = ''): Promise<string> {
    return this.until('something to see', async () => {
      const read = await this.ask('text', [query]);
      if (read === null) return { reason: `there is no ${say(query)}` };
      const isThere = typeof text === 'string' ? read.includes(text) : text.test(read);
      return isThere ? read : { reason: `${say(query)} says “${read.replace(/\s+/g, ' ')}” without ${text}` };
    });
  }

  /** Whether an element comes to say it while somebody still looks. */
  async follows(query: Query, text: string): Promise<boolean> {
    for (const givenUpAt = Date.now() + GLANCE_MS; Date.now() < givenUpAt; ) {
      if ((await this.ask('text', [query]))?.includes(text)) return true;
    }
    return false;
  }

  /** Waits until the element is gone. */
  async missesSoon(query: Query): Promise<void> {
    await this.until('something to go', async () => {
      const read = await this.ask('text', [query]);
      return read === null ? null : { reason: `${say(query)} is still there` };
    });
  }

  /** What a field holds. */
  read(query: Query): Promise<string> {
    return this.until('a field', () => this.ask('value', [query]));
  }

  /** Waits until a field holds it. */
  async holds(query: Query, value: string): Promise<void> {
    await this.until('a value', async () => {
      const read = await this.ask('value', [query]);
      if (typeof read !== 'string') return read;
      return read === value ? null : { reason: `${say(query)} holds “${read}”, not “${value}”` };
    });
  }

  setOffline(isOffline: boolean): Promise<void> {
    return this.tab.setOffline(isOffline);
  }

  private async untilAlive(): Promise<void> {
    await this.until('a page that can be used', async () =>
      (await this.tab.evaluate(ALIVE)) === true ? null : { reason: 'a part of the page is deaf' },
    );
  }

  private findPoint(query: Query, share: number): Promise<Point> {
    return this.until('a surface', () => this.ask('middle', [query, share]));
  }

  private async ask<Name extends keyof InPage>(
    name: Name,
    args: Parameters<InPage[Name]>,
  ): Promise<Awaited<ReturnType<InPage[Name]>>> {
    const call = callInPage(name, args);
    const ask = async () =>
      (await this.tab.evaluate(call)) as { answer: Awaited<ReturnType<InPage[Name]>> } | { absent: true };
    let found = await ask();
    if ('absent' in found) {
      await this.tab.evaluate(IN_PAGE_SOURCE);
      found = await ask();
    }
    if ('absent' in found) throw new Error('the page has changed meanwhile');
    return found.answer;
  }

  /** Looks again and again. A page that goes away while it is looked at is one that has not come yet. */
  private async until<Found>(what: string, find: () => Promise<Found>): Promise<Exclude<Found, NotYet>> {
    const givenUpAt = Date.now() + LIMITS.waitMs;
    let reason = '';
    while (Date.now() < givenUpAt) {
      const found = await find().catch((error: unknown) => ({ reason: String(error) }));
      if (!isNotYet(found)) return found as Exclude<Found, NotYet>;
      reason = found.reason;
      await new Promise((done) => setTimeout(done, POLL_EVERY_MS));
    }
    throw new Error(`waited in vain for ${what}: ${reason}`);
  }
}

/** Patterns are empty objects in JSON. */
function say(query: Query): string {
  return JSON.stringify(query, (_, value: unknown) => (value instanceof RegExp ? String(value) : value));
}

function isNotYet<Found>(found: Found | NotYet): found is NotYet {
  return typeof found === 'object' && found !== null && 'reason' in found;
}
