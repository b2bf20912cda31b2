import type { Page, Response } from 'playwright-core';

/** The part of a React fiber that shows whether a dehydrated component was hydrated. */
interface Fiber {
  readonly tag: number;
  readonly flags: number;
  readonly alternate: Fiber | null;
  readonly return: Fiber | null;
  readonly stateNode: { readonly current?: { readonly memoizedState?: { readonly isDehydrated?: boolean } } } | null;
}

/** The browser APIs in use; these tests are compiled without DOM types. */
declare const document: { querySelectorAll(selector: string): Iterable<object> };
declare function dispatchEvent(event: Event): boolean;

/**
 * Loads a page and waits until it is interactive: server-rendered buttons only work once their part of the page is hydrated.
 * Parts below the first view are hydrated on user activity, so the mouse is moved.
 */
export async function load(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path);
  await alive(page);
  return response;
}

/** Like `load`, for reloading a page. */
export async function reload(page: Page): Promise<void> {
  await page.reload();
  await alive(page);
}

/** Waits until every control on the page is hydrated. */
export async function alive(page: Page): Promise<void> {
  await page.waitForFunction(everyControlIsAlive);
}

/** The same as an expression, for engines that another library drives. */
export const ALIVE = `(${everyControlIsAlive})()`;

/**
 * Runs in the browser. React has no public API for this, so its internal properties of the elements are read. No function in it
 * has a name: the runner outside of tests would insert a call of a helper that browsers do not have.
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
