import type { Language, Market } from '@eunbit/schema/market';
import { COOKIE } from '@eunbit/schema/wire';
import { type BrowserContextOptions, type ConsoleMessage, chromium, type Page, type WebError } from 'playwright-core';
import { inject, test } from 'vitest';
import { LIMITS } from '../../kit/limits.ts';
import { BrowserContexts, type Tab } from './browser-contexts.ts';
import { addState, describePages } from './failure.ts';
import { findUnstyledClasses } from './unstyled-classes.ts';

export interface Visitor {
  readonly market?: Market;
  readonly language?: Language;
  /** Starts with the session of a staff member. */
  readonly staff?: boolean;
  readonly javaScript?: boolean;
  /** Starts with a browser that does not identify as automated: visits of bots are not counted. */
  readonly person?: boolean;
  readonly viewport?: { readonly width: number; readonly height: number };
  /** Media features of the operating system; by default stories use reduced motion. */
  readonly media?: Pick<BrowserContextOptions, 'colorScheme' | 'forcedColors' | 'reducedMotion'>;
  /**
   * Starts with a separate browser that is not reused, because the story makes changes that cannot be undone: it controls the
   * clock (`page.clock`), adds an init script or throttles the CPU.
   */
  readonly changesBrowser?: boolean;
  /** Console errors that the story provokes. */
  readonly provokes?: RegExp;
}

/** The context of every page object. */
export interface Visit {
  readonly page: Page;
  readonly market: Market;
  readonly language: Language;
}

/** Hides the signs by which `HeadlessChrome` is recognised. */
const PERSON = {
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  script: "Object.defineProperty(Navigator.prototype, 'webdriver', { value: false })",
};
const DESKTOP = { width: 1280, height: 900 };

/**
 * A test with `visit`, which opens a browser without data of other visitors, and `newTab`, which opens another page of the same
 * person. An error in any console or on any page fails the story, and so does a page crash.
 */
export const story = test
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads from the pattern which fixtures are needed.
  .extend('contexts', { scope: 'worker' }, async ({}, { onCleanup }): Promise<BrowserContexts> => {
    // Pages live for seconds: optimising compilation costs a tenth of the run and its result is discarded.
    const args = ['--no-sandbox', '--disable-gpu', '--js-flags=--no-opt,--no-maglev'];
    const browser = await chromium.launch({ executablePath: inject('chromiumPath'), args });
    onCleanup(() => browser.close());
    return new BrowserContexts(browser);
  })
  .extend('visits', async ({ contexts, task }, { onCleanup }) => {
    const visits = new Visits(contexts);
    onCleanup(async () => {
      const failures = task.result?.errors ?? [];
      if (failures.length === 0) await visits.checkStyles();
      const isBroken = failures.length > 0 || visits.complaints.length > 0;
      const descriptions = isBroken ? await describePages(visits.pages, task.fullTestName) : 'its pages are closed';
      await visits.close(isBroken ? 'for good' : 'for others');
      const complaints = visits.complaints.join('\n');
      const complaint = complaints ? new Error(`A browser complains: ${complaints}`) : null;
      const first = failures[0] ?? complaint;
      if (first) addState(first, `${task.fullTestName}: ${descriptions}`);
      if (complaint) throw complaint;
    });
    return visits;
  })
  .extend(
    'visit',
    ({ visits }) =>
      (visitor: Visitor = {}) =>
        visits.open(visitor),
  )
  .extend(
    'newTab',
    ({ visits }) =>
      (of: Visit) =>
        visits.newTab(of),
  );

class Visits {
  readonly complaints: string[] = [];
  private readonly contexts: BrowserContexts;
  private readonly taken: Tab[] = [];
  /** Browsers of stories that change them. */
  private readonly changed = new Set<Tab>();
  /** Remove the listeners before a context goes to its next visitor. */
  private readonly endings: (() => void)[] = [];

  constructor(contexts: BrowserContexts) {
    this.contexts = contexts;
  }

  async open({ provokes, ...visitor }: Visitor): Promise<Visit> {
    const { market = 'KR', language = 'en', viewport = DESKTOP } = visitor;
    const url = inject('shopUrl');
    const options = {
      baseURL: url,
      viewport,
      locale: language === 'ko' ? 'ko-KR' : 'en-US',
      javaScriptEnabled: visitor.javaScript ?? true,
      reducedMotion: 'reduce',
      ...visitor.media,
      ...(visitor.person && { userAgent: PERSON.userAgent }),
    } as const;
    const tab = await this.contexts.take(options, visitor.person ? PERSON.script : null);
    const { context, page } = tab;
    this.taken.push(tab);
    if (visitor.changesBrowser) this.changed.add(tab);
    context.setDefaultTimeout(LIMITS.waitMs);
    await context.addCookies([
      { name: 'market', value: market, url },
      { name: 'language', value: language, url },
      ...(visitor.staff ? [{ name: COOKIE.session, value: inject('staffSession'), url }] : []),
    ]);
    const complain = (text: string) => {
      if (!provokes?.test(text)) this.complaints.push(text);
    };
    const listeners = {
      console: (entry: ConsoleMessage) => {
        if (entry.type() === 'error') complain(`${entry.page()?.url()}: ${entry.text()} ${entry.location().url}`);
      },
      weberror: (thrown: WebError) => complain(`${thrown.page()?.url()}: ${thrown.error().stack}`),
      page: (opened: Page) => opened.on('crash', () => complain(`${opened.url()}: crashed`)),
    };
    listeners.page(page);
    context.on('console', listeners.console).on('weberror', listeners.weberror).on('page', listeners.page);
    this.endings.push(() => {
      context.off('console', listeners.console).off('weberror', listeners.weberror).off('page', listeners.page);
    });
    return { page, market, language };
  }

  get pages(): readonly Page[] {
    return this.taken.flatMap(({ context }) => context.pages());
  }

  /** Reports missing styles on the pages that are still open. */
  async checkStyles(): Promise<void> {
    for (const page of this.pages) {
      if (!page.url().startsWith(inject('shopUrl')) || page.url().includes('/admin')) continue;
      const classes = await findUnstyledClasses(page);
      if (classes.length > 0) this.complaints.push(`${page.url()}: no styles for ${classes.join(' ')}`);
    }
  }

  async newTab(visit: Visit): Promise<Visit> {
    return { ...visit, page: await visit.page.context().newPage() };
  }

  /** `for others` keeps the contexts for later visitors. */
  async close(how: 'for others' | 'for good'): Promise<void> {
    const leave = (tab: Tab) =>
      how === 'for others' && !this.changed.has(tab) ? this.contexts.giveBack(tab) : tab.context.close();
    await Promise.all(this.taken.map(leave));
    for (const end of this.endings) end();
  }
}
