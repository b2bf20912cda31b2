import { describe } from 'vitest';
import { WORDS } from '../pages/words.ts';
import { DESKTOP, inEngine, journey, PHONE } from './journey.ts';

const US = { market: 'US', language: 'en' } as const;
const SPRAY = 'Pet Antibacterial Spray';
const HEADER = { role: 'banner' } as const;
const MAIN = { role: 'main' } as const;
const PICTURES = { role: 'group', name: `Pictures of ${SPRAY}` } as const;

describe(inEngine, () => {
  journey('a phone leads by the menu to a product, whose pictures a finger turns', async ({ arrive }) => {
    const shopper = await arrive({ ...US, on: PHONE });
    await shopper.open('/');
    await shopper.press({ role: 'button', name: 'Open menu', within: HEADER });
    await shopper.press({ role: 'link', name: 'Pet', within: { role: 'dialog' } });
    await shopper.arrive('/products-pet');
    await shopper.press({ role: 'link', name: new RegExp(SPRAY), within: MAIN, first: true });
    await shopper.arrive('/product/pet-spray');

    await shopper.sees(PICTURES, '1 / 7');
    await shopper.swipe(PICTURES, 0.8, 0.2);
    await shopper.sees(PICTURES, '2 / 7');
    await shopper.swipe(PICTURES, 0.2, 0.8);
    await shopper.sees(PICTURES, '1 / 7');
  });

  journey('a mouse leads by the header to a product, whose pictures its buttons turn', async ({ arrive }) => {
    const shopper = await arrive({ ...US, on: DESKTOP });
    await shopper.open('/');
    await shopper.press({ role: 'link', name: 'Pet', within: HEADER });
    await shopper.arrive('/products-pet');
    await shopper.press({ role: 'link', name: new RegExp(SPRAY), within: MAIN, first: true });
    await shopper.arrive('/product/pet-spray');

    await shopper.press({ role: 'button', name: 'Next picture', within: PICTURES });
    await shopper.sees(PICTURES, '2 / 7');
  });

  journey.for([PHONE, DESKTOP])(
    'a search finds a product on a $device in spite of a typing error',
    async (on, { arrive }) => {
      const shopper = await arrive({ ...US, on });
      await shopper.open('/company');
      await shopper.press({ role: 'button', name: 'Search', within: HEADER });
      await shopper.fill({ role: 'combobox', name: 'Search products and questions' }, 'sheo cleaner');
      await shopper.sees({ role: 'option', name: /Shoe Cleaner Wipe/ });
      await shopper.pressEnter();
      await shopper.arrive('/search');
      await shopper.press({ role: 'link', name: /Shoe Cleaner Wipe/, within: MAIN, first: true });
      await shopper.arrive('/product/shoe-tissue');
    },
  );

  journey.for([PHONE, DESKTOP])('a cart on a $device is filled, counted and emptied', async (on, { arrive }) => {
    const shopper = await arrive({ ...US, on });
    const words = WORDS.en;
    const drawer = { role: 'dialog', name: words.cart } as const;
    await shopper.open('/product/pet-spray');
    await shopper.press({ role: 'button', name: words.addToCart, within: MAIN, first: true });
    await shopper.press({ role: 'button', name: words.oneMore(SPRAY), within: drawer });
    await shopper.sees({ role: 'link', name: /^Cart, 2 /, within: HEADER });
    await shopper.press({ role: 'link', name: words.viewCart, within: drawer });
    await shopper.arrive('/cart');
    await shopper.holds({ label: words.quantityLabel(SPRAY) }, '2');
    await shopper.press({ role: 'button', name: words.oneLess(SPRAY), within: MAIN });
    await shopper.holds({ label: words.quantityLabel(SPRAY) }, '1');
    await shopper.press({ role: 'button', name: words.remove(SPRAY), within: MAIN });
    await shopper.missesSoon({ label: words.quantityLabel(SPRAY) });
  });
});
