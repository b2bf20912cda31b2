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

/** What came of a form: as a mutation's answer, or `unkept` if it was carried out but the browser keeps no cookies. */
export type PostedOutcome =
  | { readonly kind: 'done'; readonly answer: unknown }
  | {
      readonly kind: 'refused';
      readonly code: string | null;
      readonly message: string;
      readonly fields: readonly { readonly path: string; readonly message: string }[];
    }
  | { readonly kind: 'failed' | 'unkept' };

/** A form that was sent without the page's script, for the page that shows what came of it. */
export interface PostedForm {
  readonly name: string;
  /** Typed values by field name, without secrets. Empty once it was carried out. */
  readonly values: Readonly<Record<string, string>>;
  readonly outcome: PostedOutcome;
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
