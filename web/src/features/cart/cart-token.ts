import { STORAGE } from '@eunbit/schema/wire';

/** Keeps the token of the browser's cart under its storage key; null (no cart yet) leaves what is there. */
export function keepCartToken(token: string | null): void {
  if (token === null) return;
  try {
    if (localStorage.getItem(STORAGE.basket) !== token) localStorage.setItem(STORAGE.basket, token);
  } catch {
    // Without storage the cookie alone carries the cart.
  }
}
