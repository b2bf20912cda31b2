import { describe } from 'vitest';
import { confirmOrder } from '../kit/api.ts';
import { inEngine, journey, PHONE } from './journey.ts';
import { Purchase } from './purchase.ts';

const KOREA = { market: 'KR', language: 'ko' } as const;

describe(inEngine, () => {
  journey(
    'a guest comes from the home page to a product and orders it by deposit in Korea, which staff confirm',
    async ({ arrive }) => {
      const guest = await arrive({ ...KOREA, on: PHONE });
      const purchase = new Purchase(guest, KOREA);
      await guest.open('/');
      await guest.press({ role: 'button', name: '메뉴 열기' });
      await guest.press({ role: 'link', name: '클렌징', within: { role: 'dialog' } });
      await guest.arrive('/products-cleansing');
      await guest.press({ role: 'link', name: /다목적 항균 스프레이/, within: { role: 'main' }, first: true });
      await guest.arrive('/product/all-purpose-spray');
      await purchase.addAndCheckOut();
      await purchase.giveContact();
      await purchase.giveAddress();
      await purchase.chooseMethod('DEPOSIT');
      await purchase.chooseBank();
      await purchase.buy();
      const number = await purchase.success();
      const status = { role: 'status', within: { role: 'main' } } as const;
      await guest.sees(status, '입금 대기');

      await confirmOrder(number);

      await guest.sees(status, '주문 확인');
    },
  );
});
