import { describe } from 'vitest';
import { CONTACT } from '../../kit/story.ts';
import { confirmOrder, setStock } from '../kit/api.ts';
import { buyByDeposit, newGuest } from '../kit/own-orders.ts';
import { WORDS } from '../pages/words.ts';
import { DEVICES, inEngine, journey } from './journey.ts';

const KOREAN = { market: 'KR', language: 'ko' } as const;
const MAIN = { role: 'main' } as const;

describe(inEngine, () => {
  journey.for(DEVICES)('the stock changes on an open page of a $device', async (on, { arrive }) => {
    // Each device looks at a product of its own: their journeys may run at the same time.
    const slug = on.touch ? 'pet-tissue' : 'shoe-tissue';
    await setStock('KR', slug, { quantity: 9 });
    const shopper = await arrive({ ...KOREAN, on });
    await shopper.open(`/product/${slug}`);
    await shopper.sees(MAIN, WORDS.ko.onlyLeft(9));

    await setStock('KR', slug, { quantity: 3 });

    await shopper.sees(MAIN, WORDS.ko.onlyLeft(3));
  });

  journey.for(DEVICES)('the status of an order changes on an open page of a $device', async (on, { arrive }) => {
    const number = await buyByDeposit(newGuest(KOREAN), 'all-purpose-spray');
    const guest = await arrive({ ...KOREAN, on });
    await guest.open('/guest-order');
    await guest.fill({ label: WORDS.ko.orderNumber, within: MAIN }, number);
    await guest.fill({ label: WORDS.ko.lookUpPassCode, within: MAIN }, CONTACT.passCode);
    await guest.press({ role: 'button', name: WORDS.ko.lookUp, within: MAIN });
    const status = { role: 'status', within: MAIN } as const;
    await guest.sees(status, '입금 대기');

    await confirmOrder(number);

    await guest.sees(status, '주문 확인');
  });
});
