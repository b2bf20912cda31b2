import { describe, expect } from 'vitest';
import { ADDRESSES, CARDS, CONTACT } from '../../kit/story.ts';
import { setStock } from '../kit/api.ts';
import { buy } from '../kit/buyers.ts';
import { countLoads } from '../kit/loads.ts';
import { story } from '../kit/story.ts';
import { OrderList } from '../pages/back-office.ts';
import { ProductPage } from '../pages/product-page.ts';

describe('the first sale', () => {
  story('updates every open page, in both stores at once', async ({ visit, newTab }) => {
    await setStock('KR', 'shoe-tissue', { quantity: 7 });
    await setStock('US', 'pet-spray', { quantity: 7 });
    const [korean, american, staff, koreanWatcher, americanWatcher] = await Promise.all([
      visit({ market: 'KR', language: 'ko' }),
      visit({ market: 'US', language: 'en' }),
      visit({ staff: true }),
      visit({ market: 'KR', language: 'ko' }),
      visit({ market: 'US', language: 'en' }),
    ]);
    const staffUs = await newTab(staff);
    const koreanOrders = await new OrderList(staff).open('KR');
    const usOrders = await new OrderList(staffUs).open('US');
    const koreanProduct = await new ProductPage(koreanWatcher).open('shoe-tissue');
    const usProduct = await new ProductPage(americanWatcher).open('pet-spray');
    await koreanProduct.showsStock('7개 남음');
    await usProduct.showsStock('Only 7 left');
    const loads = [staff, staffUs, koreanWatcher, americanWatcher].map(countLoads);

    const deposit = await buy(korean, 'shoe-tissue');
    await deposit.giveContact(CONTACT);
    await deposit.giveKoreanAddress(ADDRESSES.KR);
    await deposit.chooseDeposit();
    await deposit.agreeToAll();
    const card = await buy(american, 'pet-spray');
    await card.giveContact(CONTACT);
    await card.giveUsAddress(ADDRESSES.US);
    await card.keepShipping();
    await card.agreeToAll();
    await card.typeCard(CARDS.good);
    const [koreanOrder, usOrder] = await Promise.all([
      deposit.placeOrder().then(() => deposit.success()),
      card.pay().then(() => card.success()),
    ]);

    const [koreanNumber, usNumber] = [await koreanOrder.number(), await usOrder.number()];
    await Promise.all([
      koreanOrders.row(koreanNumber).waitFor(),
      usOrders.row(usNumber).waitFor(),
      koreanProduct.showsStock('6개 남음'),
      usProduct.showsStock('Only 6 left'),
    ]);
    await expect
      .poll(() => koreanOrders.row(usNumber).count(), { message: 'the Korean list keeps to Korean orders' })
      .toBe(0);
    await expect.poll(() => koreanOrders.row(koreanNumber).textContent()).toContain('please confirm payment');
    expect(loads.map((count) => count())).toEqual([0, 0, 0, 0]);

    await koreanOrder.showsStatus('입금 대기');
    const detail = await koreanOrders.openOrder(koreanNumber);
    await detail.recordDeposit();
    await detail.confirm();
    await koreanOrder.showsStatus('주문 확인');
    await koreanOrders.row(koreanNumber).filter({ hasText: 'Order confirmed' }).waitFor();
    await detail.showsDone('The order is confirmed and the customer has been told by email.');
  });
});
