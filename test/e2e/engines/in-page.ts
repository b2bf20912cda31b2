import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Point } from './engine.ts';

/** Elements as people name them: by what they are and are called, or, for fields, by the label beside them. */
export type Query = ByRole | ByLabel;

interface ByRole extends Narrowed {
  readonly role: string;
  /** The accessible name: the whole of it, or a pattern. */
  readonly name?: string | RegExp;
  readonly label?: never;
}

interface ByLabel extends Narrowed {
  readonly label: string;
  readonly role?: never;
  readonly name?: never;
}

interface Narrowed {
  /** A text that stands in it. */
  readonly has?: string;
  readonly within?: Query;
  /** The first of several, in place of the only one. */
  readonly first?: true;
}

/** Why something cannot be done yet. */
export interface NotYet {
  readonly reason: string;
}

/** What the page offers to the test; every answer is as the page is now, without waiting. */
export interface InPage {
  /**
   * Where to press the only element that is meant, once it is in view, not covered, and rests. Whatever else the next press
   * would hit, because it has moved there meanwhile, does not hear it.
   */
  aim(query: Query): Promise<Point | NotYet>;
  /**
   * Whether the press after `aim` was a click on the element: not when it hit something else, nor when the finger of a
   * busy machine stayed so long that it meant something else.
   */
  hasHit(): Promise<boolean>;
  /** A place on an element, whatever lies over it: at a share of its width, half way down. */
  middle(query: Query, share: number): Point | NotYet;
  /** What can be read in all elements that are meant; null where there is none. */
  text(query: Query): string | null;
  /** What a field holds, or whether it is chosen. */
  value(query: Query): string | NotYet;
  choose(query: Query, option: string): null | NotYet;
  /** Puts an attribute on a field, for drivers that look for it by a selector. */
  mark(query: Query, attribute: string): null | NotYet;
  /** Selects what the focused field holds, so that typing replaces it. */
  selectAll(): null;
}

/** The browser's own, as far as it is used here; these tests are compiled without its types. */
interface PageElement {
  readonly tagName: string;
  readonly isConnected: boolean;
  readonly innerText?: string;
  readonly textContent: string;
  readonly labels?: readonly PageElement[];
  readonly options?: readonly { readonly label: string; readonly value: string }[];
  readonly type?: string;
  readonly checked?: boolean;
  value: string;
  readonly disabled?: boolean;
  readonly form?: object | null;
  getClientRects(): readonly { x: number; y: number; width: number; height: number }[];
  contains(other: PageElement | null): boolean;
  scrollIntoView(options: object): void;
  setAttribute(name: string, value: string): void;
  matches(selector: string): boolean;
  select?(): void;
  dispatchEvent(event: Event): boolean;
}

interface PageEvent {
  readonly type: string;
  readonly isTrusted: boolean;
  composedPath(): readonly unknown[];
  preventDefault(): void;
  stopImmediatePropagation(): void;
}

interface Library {
  queryAllByRole(within: PageElement, role: string, options: object): PageElement[];
  queryAllByLabelText(within: PageElement, label: string): PageElement[];
}

declare const document: {
  readonly body: PageElement;
  readonly activeElement: PageElement | null;
  elementFromPoint(x: number, y: number): PageElement | null;
};
declare const innerWidth: number;
declare const innerHeight: number;
declare function requestAnimationFrame(callback: () => void): void;
declare function addEventListener(type: string, listener: (event: PageEvent) => void, capture: boolean): void;
declare function removeEventListener(type: string, listener: (event: PageEvent) => void, capture: boolean): void;

/** Runs in the page, after the library. One function, because its text is what the page gets. */
function createInPage(library: Library): InPage {
  const isNotYet = (found: PageElement | NotYet): found is NotYet => 'reason' in found;
  const say = (query: Query): string =>
    JSON.stringify(query, (_, value: unknown) => (value instanceof RegExp ? String(value) : value));
  const findAll = (query: Query): PageElement[] => {
    const around = query.within ? findAll(query.within) : [document.body];
    const found = around.flatMap((part) => {
      if (query.role === undefined) return library.queryAllByLabelText(part, query.label);
      return library.queryAllByRole(part, query.role, query.name === undefined ? {} : { name: query.name });
    });
    const { has = '' } = query;
    const shown = found.filter((element) => {
      return element.getClientRects().length > 0 && (element.innerText ?? element.textContent).includes(has);
    });
    return query.first ? shown.slice(0, 1) : shown;
  };
  const findOne = (query: Query): PageElement | NotYet => {
    const [element, ...others] = findAll(query);
    if (!element) return { reason: `there is no ${say(query)}` };
    if (others.length > 0) return { reason: `there are ${others.length + 1} of ${say(query)}` };
    return element;
  };
  /** The label of a box that is drawn by the style of something else. */
  const getPressed = (element: PageElement): PageElement => {
    const [rect] = element.getClientRects();
    return rect && rect.width > 1 && rect.height > 1 ? element : (element.labels?.[0] ?? element);
  };
  const middle = (query: Query, share: number): Point | NotYet => {
    const element = findOne(query);
    if (isNotYet(element)) return element;
    const pressed = getPressed(element);
    pressed.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
    const [rect] = pressed.getClientRects();
    if (!rect) return { reason: `${say(query)} is not shown` };
    return { x: Math.round(rect.x + rect.width * share), y: Math.round(rect.y + rect.height / 2) };
  };
  const locate = (query: Query): Point | NotYet => {
    const element = findOne(query);
    if (isNotYet(element)) return element;
    if (element.matches(':disabled, [aria-disabled=true]')) return { reason: `${say(query)} is disabled` };
    const point = middle(query, 0.5);
    if ('reason' in point) return point;
    const { x, y } = point;
    if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return { reason: `${say(query)} is out of view` };
    const hit = document.elementFromPoint(x, y);
    const parts = [element, ...(element.labels ?? [])];
    if (parts.some((part) => part.contains(hit))) return point;
    return { reason: `${say(query)} is covered by a ${hit?.tagName} “${hit?.textContent.slice(0, 60)}”` };
  };
  const PRESSES = ['pointerdown', 'mousedown', 'touchstart', 'pointerup', 'mouseup', 'touchend', 'click'];
  const watchPress = (wanted: readonly PageElement[]) => {
    let outcome: 'open' | 'hit' | 'missed' = 'open';
    const hear = (event: PageEvent) => {
      if (!event.isTrusted) return;
      const path = event.composedPath();
      if (wanted.some((element) => path.includes(element))) {
        if (event.type === 'click' && outcome === 'open') outcome = 'hit';
        return;
      }
      outcome = 'missed';
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    for (const type of PRESSES) addEventListener(type, hear, true);
    // What the press itself took away, as a page that it left, cannot hear the click.
    const isThere = () => wanted.some((element) => element.isConnected);
    return {
      isOpen: () => outcome === 'open' && isThere(),
      end() {
        for (const type of PRESSES) removeEventListener(type, hear, true);
        return outcome === 'hit' || (outcome === 'open' && !isThere());
      },
    };
  };
  let press = watchPress([]);
  press.end();
  return {
    middle,
    async aim(query) {
      const place = locate(query);
      if ('reason' in place) return place;
      for (let frames = 0; frames < 2; frames += 1) await new Promise<void>((done) => requestAnimationFrame(done));
      const later = locate(query);
      if ('reason' in later) return later;
      if (later.x !== place.x || later.y !== place.y) return { reason: `${say(query)} moves` };
      const element = findOne(query);
      if (isNotYet(element)) return element;
      press.end();
      press = watchPress([element, ...(element.labels ?? [])]);
      return later;
    },
    async hasHit() {
      // An engine with touch waits for a second tap before it clicks.
      for (const givenUpAt = Date.now() + 1_000; press.isOpen() && Date.now() < givenUpAt; ) {
        await new Promise<void>((done) => requestAnimationFrame(done));
      }
      return press.end();
    },
    text(query) {
      const found = findAll(query);
      return found.length > 0 ? found.map((element) => element.innerText ?? element.textContent).join('\n') : null;
    },
    value(query) {
      const element = findOne(query);
      if (isNotYet(element)) return element;
      return element.type === 'radio' || element.type === 'checkbox' ? String(element.checked) : element.value;
    },
    choose(query, option) {
      const element = findOne(query);
      if (isNotYet(element)) return element;
      const wanted = [...(element.options ?? [])].find(({ label, value }) => label === option || value === option);
      if (!wanted) return { reason: `${say(query)} has no option ${option}` };
      element.value = wanted.value;
      for (const type of ['input', 'change']) element.dispatchEvent(new Event(type, { bubbles: true }));
      return null;
    },
    mark(query, attribute) {
      const element = findOne(query);
      if (isNotYet(element)) return element;
      element.setAttribute(attribute, '');
      return null;
    },
    selectAll() {
      document.activeElement?.select?.();
      return null;
    },
  };
}

const LIBRARY = createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js');

/** Puts all of this into a page; an expression. */
export const IN_PAGE_SOURCE = `(() => {
  ${readFileSync(LIBRARY, 'utf8')}
  globalThis.inPage = (${createInPage})(globalThis.TestingLibraryDom);
  return true;
})()`;

/** A call of one of its functions; an expression, which answers `absent` in a page that has none of this yet. */
export function callInPage<Name extends keyof InPage>(name: Name, args: Parameters<InPage[Name]>): string {
  const call = `globalThis.inPage.${name}(${args.map(toSource).join(', ')})`;
  return `(async () => globalThis.inPage ? { answer: await ${call} } : { absent: true })()`;
}

/** JSON, with patterns, as a script has it. */
function toSource(value: unknown): string {
  if (value instanceof RegExp) return String(value);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const parts = Object.entries(value).filter(([, part]) => part !== undefined);
  return `{ ${parts.map(([key, part]) => `${JSON.stringify(key)}: ${toSource(part)}`).join(', ')} }`;
}
