import { POSTED_PARAMETER } from './wire.ts';

/** Names that server, page and browser share for forms that are sent while the page's script is not loaded. */
export const POSTED_FORM = {
  /** Name of the hidden field that names the form. */
  field: 'form',
  /** Query parameter of the redirect; it contains the name of the form that was processed. */
  parameter: POSTED_PARAMETER,
  /** Id of the element that shows the result: the page is opened there. */
  anchor: 'posted',
} as const;

/** The form of the store switch and of the language toggle. It only sets cookies, and works on every page. */
export const CHOICE_FORM = 'choice';

/** Why a form was not processed, in the shape that the hook for mutations returns. */
export interface PostedProblem {
  readonly code: string | null;
  /** Null if no response came. */
  readonly message: string | null;
  readonly field: string | null;
  readonly fields: Readonly<Record<string, string>>;
}

/** Result of the mutation that a form sends. */
export interface PostedOutcome {
  /** Null if the mutation failed, and if the browser keeps no cookies, which carry the response to the next page. */
  readonly answer: object | null;
  /** Null if the mutation succeeded. */
  readonly problem: PostedProblem | null;
}

/** A form that was sent without the page's script, for the page that shows its result. */
export interface PostedForm extends PostedOutcome {
  readonly name: string;
  /** Typed values by field name, without secrets. Empty after a success. */
  readonly values: Readonly<Record<string, string>>;
}

/** Base for resolving paths; never shown. */
const BASE = 'http://shop.invalid';

/**
 * The page that shows the result of a form: the page that sent it, at the element with the result. The result itself is in a
 * cookie, so that no link can put words into a page. A null name leads back without a result.
 * @param isShown false if the page redirects at once, as after a sign-in
 */
export function postedFormReturnPath(path: string, name: string | null, isShown = true): string {
  const address = new URL(path.startsWith('/') && !path.startsWith('//') ? path : '/', BASE);
  address.searchParams.delete(POSTED_FORM.parameter);
  if (name !== null) {
    address.searchParams.set(POSTED_FORM.parameter, name);
    address.hash = isShown ? POSTED_FORM.anchor : '';
  }
  const back = address.href.slice(BASE.length);
  // Resolving removes dot segments, and the rest may begin with two slashes, which would be another host.
  return /^\/(?!\/)/.test(back) ? back : '/';
}

/** The name of the form that was processed, from an address; null if it has none. */
export function readPostedFormName(address: string): string | null {
  return new URLSearchParams(address.split('#')[0]?.split('?')[1] ?? '').get(POSTED_FORM.parameter);
}
