/** Effect of a key anywhere in the back office. */
export type Shortcut =
  | { readonly kind: 'search' | 'keys' | 'listSearch' }
  | { readonly kind: 'go'; readonly to: string };

/** Screens by the key that follows `g`. */
export const PLACES: Readonly<Record<string, string>> = {
  d: '/dashboard',
  o: '/orders_ko',
  u: '/orders_us',
  p: '/products_ko',
  s: '/products_us',
};

interface Pressed {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

/**
 * The shortcut of a key; `typing` is whether the focus is in a field, `afterGo` whether `g` was pressed just before.
 * Null if the key belongs to the page or to the browser.
 */
export function findShortcut(
  { key, ctrlKey, metaKey, altKey }: Pressed,
  typing: boolean,
  afterGo: boolean,
): Shortcut | null {
  const email = key.toLowerCase();
  if ((ctrlKey || metaKey) && !altKey && email === 'k') return { kind: 'search' };
  if (typing || ctrlKey || metaKey || altKey) return null;
  const to = afterGo && Object.hasOwn(PLACES, email) ? PLACES[email] : undefined;
  if (to) return { kind: 'go', to };
  if (key === '?') return { kind: 'keys' };
  return key === '/' ? { kind: 'listSearch' } : null;
}
