import type { Page } from 'playwright-core';

/** What is used of the browser's own; these tests are compiled without its types. */
interface Rule {
  readonly selectorText?: string;
  readonly cssRules?: Iterable<Rule>;
}
declare const document: {
  readonly styleSheets: Iterable<{ readonly cssRules: Iterable<Rule> }>;
  querySelectorAll(
    selector: string,
  ): Iterable<{ readonly classList: Iterable<string>; readonly sheet?: object | null }>;
};
declare const CSS: { escape(text: string): string };

/**
 * Classes on a page of the storefront that no rule is about. The build writes a rule for each style that it finds in the
 * sources; a style that only the running program knows gets a class and no rule.
 */
export async function findUnstyledClasses(page: Page): Promise<readonly string[]> {
  // A story may end as soon as its last page is there, before that has its stylesheet.
  await page.waitForFunction(() => [...document.querySelectorAll('link[rel=stylesheet]')].every(({ sheet }) => sheet));
  return page.evaluate(() => {
    const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
    // The list grows by the rules within layers and conditions.
    for (const rule of rules) rules.push(...(rule.cssRules ?? []));
    const selectors = rules.map(({ selectorText }) => selectorText ?? '').join(' ');
    const used = new Set([...document.querySelectorAll('#root [class]')].flatMap(({ classList }) => [...classList]));
    // Other classes, such as those of the router, have no underscore.
    return [...used].filter((name) => name.includes('_') && !selectors.includes(`.${CSS.escape(name)}`));
  });
}
