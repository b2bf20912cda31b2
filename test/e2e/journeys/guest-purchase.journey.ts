import { describe } from 'vitest';
import { CARDS } from '../../kit/story.ts';
import type { Actor } from '../engines/actor.ts';
import { confirmOrder } from '../kit/api.ts';
import { depositInto } from '../kit/bank.ts';
import { present } from '../kit/present.ts';
import { DESKTOP, DEVICES, inEngine, journey, PHONE } from './journey.ts';
import { Purchase } from './purchase.ts';

const KOREA = { market: 'KR', language: 'ko' } as const;
const US = { market: 'US', language: 'en' } as const;
const SLUG = 'all-purpose-spray';
const STATUS = { role: 'status', within: { role: 'main' } } as const;
/** Its bank asks for the buyer on a page of its own. */
const ASKING_CARD = '4000002500003155';
/** As the sandbox of the bank makes them up. */
const ACCOUNT_NUMBER = /X\d{13}/;

async function reachPayment(guest: Actor, store: typeof KOREA | typeof US): Promise<Purchase> {
  const purchase = new Purchase(guest, store);
  await purchase.takeToCheckout(SLUG);
  await purchase.giveContact();
  await purchase.giveAddress();
  return purchase;
}

describe(inEngine, () => {
  journey.for([
    { method: 'CARD', on: PHONE },
    { method: 'CARD', on: DESKTOP },
    { method: 'ESCROW', on: PHONE },
  ] as const)('a guest in Korea pays on a $on.device by $method', async ({ method, on }, { arrive }) => {
    const guest = await arrive({ ...KOREA, on });
    const purchase = await reachPayment(guest, KOREA);
    await purchase.chooseMethod(method);
    await purchase.typeCard(CARDS.good);
    await purchase.buy();
    await purchase.success();

    await guest.sees(STATUS, '배송 준비 중');
  });

  journey('a guest in Korea pays on a desktop by deposit, and sees the order confirmed', async ({ arrive }) => {
    const guest = await arrive({ ...KOREA, on: DESKTOP });
    const purchase = await reachPayment(guest, KOREA);
    await purchase.chooseMethod('DEPOSIT');
    await purchase.chooseBank();
    await purchase.buy();
    const number = await purchase.success();
    await guest.sees(STATUS, '입금 대기');

    await confirmOrder(number);

    await guest.sees(STATUS, '주문 확인');
  });

  journey(
    'a guest in Korea pays on a phone into an account of the order, and sees the money arrive',
    async ({ arrive }) => {
      const guest = await arrive({ ...KOREA, on: PHONE });
      const purchase = await reachPayment(guest, KOREA);
      await purchase.chooseMethod('VIRTUAL_ACCOUNT');
      await purchase.chooseBank();
      await purchase.buy();
      await purchase.success();
      const instructions = { role: 'region', name: '아래 계좌로 입금해 주세요' } as const;
      const account = ACCOUNT_NUMBER.exec(await guest.sees(instructions, ACCOUNT_NUMBER));
      await depositInto(present(account, 'the number of the account')[0]);

      await guest.missesSoon(instructions);
    },
  );

  journey.for(DEVICES)('a guest in the US pays on a $device by card', async (on, { arrive }) => {
    const guest = await arrive({ ...US, on });
    const purchase = await reachPayment(guest, US);
    await purchase.typeCard(CARDS.good);
    await purchase.buy();
    await purchase.success();

    await guest.sees(STATUS, 'Preparing for shipment');
  });

  journey.for(DEVICES)(
    'a guest whose bank asks answers it on a $device, and comes back to the order',
    async (on, { arrive }) => {
      const guest = await arrive({ ...US, on });
      const purchase = await reachPayment(guest, US);
      await purchase.typeCard(ASKING_CARD);
      await purchase.buy();
      await guest.sees({ role: 'heading', name: '3-D Secure test page' });
      await guest.press({ role: 'button', name: 'Complete' });
      await purchase.success();

      await guest.sees(STATUS, 'Preparing for shipment');
    },
  );
});
