import { POSTED_PARAMETER } from './wire.ts';

/** What server, page and browser agree on about forms that a page sends while its script is not there. */
export const POSTED_FORM = {
  /** Name of the hidden field that names the form. */
  field: 'form',
  /** Name of the parameter of the address that names the form after it was carried out. */
  parameter: POSTED_PARAMETER,
  /** Id of the element that shows what came of it: the page is opened there. */
  anchor: 'posted',
} as const;

/** The form of the store switch and of the language toggle. It only sets cookies, and works on every page. */
export const CHOICE_FORM = 'choice';

/** Why a form was not carried out, as the hook that sends mutations says it. */
export interface PostedProblem {
  readonly code: string | null;
  /** Null if no answer came. */
  readonly message: string | null;
  readonly field: string | null;
  readonly fields: Readonly<Record<string, string>>;
}

/** What came of the mutation that a form stands for. */
export interface PostedOutcome {
  /** Null if it was not carried out, and if it was but the browser keeps no cookies, which bring the answer to the next page. */
  readonly answer: object | null;
  /** Null if it was carried out. */
  readonly problem: PostedProblem | null;
}

/** A form that was sent without the page's script, for the page that shows what came of it. */
export interface PostedForm extends PostedOutcome {
  readonly name: string;
  /** Typed values by field name, without secrets. Empty once it was carried out. */
  readonly values: Readonly<Record<string, string>>;
}

/** A path is resolved against it; it never shows. */
const BASE = 'http://shop.invalid';

/**
 * The page that shows what came of a form: the one that sent it, at the element that says so. What came of it travels in a
 * cookie, so that no link can put words into a page. Null leads back without a word.
 * @param isShown false if the page leads on at once, as after a sign-in
 */
export function postedFormReturnPath(path: string, name: string | null, isShown = true): string {
  const address = new URL(path.startsWith('/') && !path.startsWith('//') ? path : '/', BASE);
  address.searchParams.delete(POSTED_FORM.parameter);
  if (name !== null) {
    address.searchParams.set(POSTED_FORM.parameter, name);
    address.hash = isShown ? POSTED_FORM.anchor : '';
  }
  const back = address.href.slice(BASE.length);
  // Resolving takes out dots, and what is left may begin with two slashes, which would be another host.
  return /^\/(?!\/)/.test(back) ? back : '/';
}

/** The name of the form that an address says was carried out; null without one. */
export function readPostedFormName(address: string): string | null {
  return new URLSearchParams(address.split('#')[0]?.split('?')[1] ?? '').get(POSTED_FORM.parameter);
}
