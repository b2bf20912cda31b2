import { describe } from 'vitest';
import { inEngine, journey, PHONE } from './journey.ts';
import { Purchase } from './purchase.ts';

const KOREA = { market: 'KR', language: 'ko' } as const;

describe(inEngine, () => {
  journey('a guest finds a product on the home page and orders it by deposit in Korea', async ({ arrive }) => {
    const guest = await arrive({ ...KOREA, on: PHONE });
    const purchase = new Purchase(guest, KOREA);
    await guest.open('/');
    await purchase.takeToCheckout('all-purpose-spray');
    await purchase.giveContact();
    await purchase.giveAddress();
    await purchase.chooseMethod('DEPOSIT');
    await purchase.chooseBank();
    await purchase.buy();
    await purchase.success();

    await guest.sees({ role: 'status', within: { role: 'main' } }, '입금 대기');
  });
});
