import { describe, expect } from 'vitest';
import { CONTACT } from '../../kit/story.ts';
import { setStock } from '../kit/api.ts';
import { buyByDeposit, newGuest } from '../kit/own-orders.ts';
import { WORDS } from '../pages/words.ts';
import { DEVICES, inEngine, journey } from './journey.ts';

const KOREAN = { market: 'KR', language: 'ko' } as const;
const MAIN = { role: 'main' } as const;

describe(inEngine, () => {
  journey.for(DEVICES)('an open page of a $device follows the stock', async (on, { arrive }) => {
    // Each device looks at a product of its own: their journeys may run at the same time.
    const slug = on.touch ? 'pet-tissue' : 'shoe-tissue';
    await setStock('KR', slug, { quantity: 9 });
    const shopper = await arrive({ ...KOREAN, on });
    await shopper.open(`/product/${slug}`);
    await shopper.sees(MAIN, WORDS.ko.onlyLeft(9));

    // What changes before the live connection of a page stands, it is not told: the stock goes down until it is.
    let quantity = 9;
    const goDown = async () => {
      quantity -= 1;
      await setStock('KR', slug, { quantity });
      return shopper.follows(MAIN, WORDS.ko.onlyLeft(quantity));
    };
    await expect.poll(goDown, { interval: 0 }).toBe(true);
  });

  journey.for(DEVICES)('a guest looks an order up on a $device', async (on, { arrive }) => {
    const number = await buyByDeposit(newGuest(KOREAN), 'all-purpose-spray');
    const guest = await arrive({ ...KOREAN, on });
    await guest.open('/guest-order');
    await guest.fill({ label: WORDS.ko.orderNumber, within: MAIN }, number);
    await guest.fill({ label: WORDS.ko.lookUpPassCode, within: MAIN }, CONTACT.passCode);
    await guest.press({ role: 'button', name: WORDS.ko.lookUp, within: MAIN });

    await guest.sees({ role: 'status', within: MAIN }, '입금 대기');
  });
});
