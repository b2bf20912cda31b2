import type { Page, Response } from 'playwright-core';

/** A parked component, as far as one needs to know it to tell whether the browser has taken it over from the server. */
interface Fiber {
  readonly tag: number;
  readonly flags: number;
  readonly alternate: Fiber | null;
  readonly return: Fiber | null;
  readonly stateNode: { readonly current?: { readonly memoizedState?: { readonly isDehydrated?: boolean } } } | null;
}

/** What is used of the browser's own; these tests are compiled without its types. */
declare const document: { querySelectorAll(selector: string): Iterable<object> };
declare function dispatchEvent(event: Event): boolean;

/**
 * Loads a page until it can be used: as sent by the server it can be seen at once, but a press of a button is heard only
 * when its part of the page has come to life. Parts below the first view do so when somebody is there, so a hand moves.
 */
export async function load(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path);
  await alive(page);
  return response;
}

/** Like `load`, for a page that is read again. */
export async function reload(page: Page): Promise<void> {
  await page.reload();
  await alive(page);
}

/** Waits until everything on the page that can be pressed or typed into hears it. */
export async function alive(page: Page): Promise<void> {
  await page.waitForFunction(everyControlIsAlive);
}

/** The same for engines that another library drives; an expression. */
export const ALIVE = `(${everyControlIsAlive})()`;

/**
 * Runs in the browser. React has no public word for this, so its marks on the elements are read. No function in it has a
 * name: what starts scripts outside of tests would call a helper for it that browsers do not have.
 */
function everyControlIsAlive(): boolean {
  const HOST_ROOT = 3;
  const NOT_YET_MOUNTED = 2 | 4096;
  dispatchEvent(new Event('pointermove'));
  const controls = [...document.querySelectorAll('#root button, #root input, #root select, #root textarea')];
  return (
    controls.length > 0 &&
    controls.every((element) => {
      const mark = Object.keys(element).find((key) => key.startsWith('__reactFiber$'));
      if (!mark) return false;
      let fiber = (element as Record<string, Fiber>)[mark] as Fiber;
      while (fiber.return) {
        if (!fiber.alternate && fiber.flags & NOT_YET_MOUNTED) return false;
        fiber = fiber.return;
      }
      return fiber.tag === HOST_ROOT && fiber.stateNode?.current?.memoizedState?.isDehydrated !== true;
    })
  );
}
