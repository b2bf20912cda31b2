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

/** Forgets the browser's cart: after a logout it is the member's alone. */
export function forgetCartToken(): void {
  try {
    localStorage.removeItem(STORAGE.basket);
  } catch {
    // Where storage is forbidden, nothing was kept.
  }
}
