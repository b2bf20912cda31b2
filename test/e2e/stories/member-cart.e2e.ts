import { describe, expect } from 'vitest';
import { itemsInCart } from '../kit/buyers.ts';
import { load, reload } from '../kit/load.ts';
import { signIn, signOut, signUp } from '../kit/members.ts';
import { putInCart } from '../kit/shopper-api.ts';
import { story } from '../kit/story.ts';

describe('the cart of a member', () => {
  story(
    'merges with the cart of the guest at sign-in, is shared by all devices, and is kept after a sign-out',
    async ({ visit }) => {
      const laptop = await visit();
      const email = await signUp(laptop);
      await putInCart(laptop, 'pet-tissue');
      await load(laptop.page, '/');
      await expect.poll(() => itemsInCart(laptop)).toBe(1);

      const phone = await visit({ viewport: { width: 390, height: 844 } });
      await putInCart(phone, 'all-purpose-wipe');
      await load(phone.page, '/');
      await expect.poll(() => itemsInCart(phone)).toBe(1);
      await signIn(phone, email);
      await reload(phone.page);
      await expect.poll(() => itemsInCart(phone)).toBe(2);
      await reload(laptop.page);
      await expect.poll(() => itemsInCart(laptop)).toBe(2);

      await signOut(phone);
      await load(phone.page, '/');
      await expect.poll(() => itemsInCart(phone)).toBe(0);
      await reload(laptop.page);
      await expect.poll(() => itemsInCart(laptop)).toBe(2);
    },
  );
});
