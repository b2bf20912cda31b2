import type { Page } from 'playwright-core';

/** The browser APIs in use; these tests are compiled without DOM types. */
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
 * Classes on a page of the storefront without a CSS rule. The build writes a rule for each style that it finds in the sources; a
 * style that is only computed at run time gets a class but no rule.
 */
export async function findUnstyledClasses(page: Page): Promise<readonly string[]> {
  // A story may end when its last page does not have its stylesheet yet.
  await page.waitForFunction(() => [...document.querySelectorAll('link[rel=stylesheet]')].every(({ sheet }) => sheet));
  return page.evaluate(() => {
    const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
    // The loop also visits the rules inside layers and conditions, which are appended to the list.
    for (const rule of rules) rules.push(...(rule.cssRules ?? []));
    const selectors = rules.map(({ selectorText }) => selectorText ?? '').join(' ');
    const used = new Set([...document.querySelectorAll('#root [class]')].flatMap(({ classList }) => [...classList]));
    // Other classes, such as those of the router, have no underscore.
    return [...used].filter((name) => name.includes('_') && !selectors.includes(`.${CSS.escape(name)}`));
  });
}
