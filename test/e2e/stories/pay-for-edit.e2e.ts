import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { linkIn } from '../../kit/emails.ts';
import { CARDS, CONTACT } from '../../kit/story.ts';
import { seriousViolations } from '../kit/accessibility.ts';
import { unitsTaken } from '../kit/api.ts';
import { payTwoInNewYork } from '../kit/card-orders.ts';
import { emailTo } from '../kit/emails.ts';
import { load } from '../kit/load.ts';
import { fillCheckout, putInCart } from '../kit/shopper-api.ts';
import { story, type Visit } from '../kit/story.ts';
import { CheckoutPage } from '../pages/checkout-page.ts';

const SPRAY = 'all-purpose-spray';
/** A card whose bank redirects to a 3-D Secure page and back. */
const ASKING_CARD = '4000002500003155';
const PHONE = { width: 390, height: 844 };

const newEmail = () => `${randomUUID()}@example.com`;

async function payInKorea(buyer: Visit, email: string, method: 'CARD' | 'ESCROW' = 'CARD'): Promise<string> {
  await putInCart(buyer, SPRAY);
  await fillCheckout(buyer, { ...CONTACT, email });
  await load(buyer.page, '/checkout_Korea?step=payment');
  const checkout = new CheckoutPage(buyer);
  await checkout.chooseMethod(method);
  await checkout.agreeToAll();
  await checkout.typeCard(CARDS.good);
  await checkout.pay();
  return (await checkout.success()).number();
}

/** Opens the link of the newest email, like its reader. */
async function followLink({ page }: Visit, email: string): Promise<void> {
  const { pathname, search, hash } = linkIn(await emailTo(email, 'ORDER_EDIT_PROPOSED'), '/order-payment');
  await load(page, `${pathname}${search}${hash}`);
}

describe('a customer with a payment request for an edited order', () => {
  story(
    'sees the change, pays with 3-D Secure after a declined card, and the order is edited (ORDER-36)',
    async ({ visit }) => {
      const email = newEmail();
      // The provider responds with 402 for a declined card.
      const buyer = await visit({ market: 'US', provokes: /status of 402/ });
      const number = await payTwoInNewYork(buyer, SPRAY, email);
      const { page } = await visit({ staff: true });
      await load(page, `/admin/order_us/${number}`);
      await page.getByRole('button', { name: 'Edit items' }).click();
      const dialog = page.getByRole('dialog', { name: 'Edit items' });
      await dialog.getByLabel('All-Purpose Antibacterial Spray').selectOption('3');
      await dialog.getByText(/The customer is asked by email to pay \$9\.\d\d more\./).waitFor();
      await dialog.getByLabel('Reason').fill('Asked for one more by phone');
      await dialog.getByRole('button', { name: /^Save with \$/ }).click();
      await dialog.waitFor({ state: 'detached' });
      const requests = page.getByRole('region', { name: 'Payment requests' });
      await requests.getByText('Waiting for payment').waitFor();
      expect(await unitsTaken('US', SPRAY, number)).toBe(3);

      await followLink(buyer, email);
      await buyer.page.getByRole('heading', { name: 'Pay for the change to your order' }).waitFor();
      await buyer.page.getByText('All-Purpose Antibacterial Spray × 3').waitFor();
      expect.soft(await seriousViolations(buyer.page), 'page of a payment request').toBe('');
      const card = new CheckoutPage(buyer);
      const pay = buyer.page.getByRole('button', { name: /^Agree and pay \$9\.\d\d$/ });
      await card.typeCard(CARDS.declined);
      await pay.click();
      await card.problem.waitFor();
      await card.typeCard(ASKING_CARD);
      await pay.click();
      await buyer.page.getByRole('heading', { name: '3-D Secure test page' }).waitFor();
      await buyer.page.getByRole('button', { name: 'Complete' }).click();
      await buyer.page.getByRole('heading', { name: 'Thank you, your order is changed' }).waitFor();

      await requests.getByText('Paid', { exact: true }).waitFor();
      await page.getByRole('region', { name: 'Edits' }).getByText('Asked for one more by phone').waitFor();
      await load(buyer.page, `/orders/${number}`);
      await buyer.page
        .getByRole('main')
        .getByText(/× ?3|3 × |Qty 3|Quantity 3/)
        .first()
        .waitFor();
    },
  );

  story('sees that the request is cancelled, on a phone (ORDER-37)', async ({ visit }) => {
    const email = newEmail();
    const buyer = await visit({ market: 'KR', language: 'ko', viewport: PHONE });
    const number = await payInKorea(buyer, email);
    const { page } = await visit({ staff: true, language: 'ko', viewport: PHONE });
    await load(page, `/admin/order_ko/${number}`);
    await page.getByRole('button', { name: '상품 수정' }).click();
    const dialog = page.getByRole('dialog', { name: '상품 수정' });
    await dialog.getByLabel('다목적 항균 스프레이').selectOption('2');
    await dialog.getByLabel('수정 이유').fill('고객 요청');
    await dialog.getByRole('button', { name: /으로 저장|\(으\)로 저장/ }).click();
    await dialog.waitFor({ state: 'detached' });
    const requests = page.getByRole('region', { name: '추가 결제 요청' });
    await requests.getByText('결제 대기').waitFor();
    expect.soft(await seriousViolations(page), 'payment request on a phone').toBe('');

    await followLink(buyer, email);
    await buyer.page.getByRole('heading', { name: '주문 변경에 따른 추가 결제' }).waitFor();
    await requests.getByRole('button', { name: '요청 취소' }).click();
    await page.getByRole('dialog', { name: '요청 취소' }).getByRole('button', { name: '요청 취소' }).click();
    await requests.getByText('요청 취소', { exact: true }).first().waitFor();
    expect(await unitsTaken('KR', SPRAY, number)).toBe(1);

    await new CheckoutPage(buyer).typeCard(CARDS.good);
    await buyer.page.getByRole('button', { name: /결제하기$/ }).click();
    await buyer.page.getByRole('heading', { name: '취소된 요청입니다' }).waitFor();
    expect.soft(await seriousViolations(buyer.page), 'cancelled payment request').toBe('');
  });

  story('authorises the new total of an escrow order in place of the first (ORDER-44)', async ({ visit }) => {
    const email = newEmail();
    const buyer = await visit({ market: 'KR', language: 'ko', viewport: PHONE });
    const number = await payInKorea(buyer, email, 'ESCROW');
    const { page } = await visit({ staff: true, language: 'ko' });
    await load(page, `/admin/order_ko/${number}`);
    await page.getByRole('button', { name: '상품 수정' }).click();
    const dialog = page.getByRole('dialog', { name: '상품 수정' });
    await dialog.getByLabel('다목적 항균 스프레이').selectOption('2');
    await dialog.getByText(/발송할 때 결제되는 금액이 .+ 늘어납니다/).waitFor();
    await dialog.getByLabel('수정 이유').fill('고객 요청');
    await dialog.getByRole('button', { name: /으로 저장|\(으\)로 저장/ }).click();
    await dialog.waitFor({ state: 'detached' });
    const requests = page.getByRole('region', { name: '추가 결제 요청' });
    await requests.getByText('승인 대기').waitFor();

    await followLink(buyer, email);
    await buyer.page.getByRole('heading', { name: '주문 변경에 따른 카드 승인' }).waitFor();
    await buyer.page.getByText(/먼저 승인하신 .+원은 결제되지 않고 승인이 취소됩니다/).waitFor();
    expect.soft(await seriousViolations(buyer.page), 'page of a change to authorise').toBe('');
    await new CheckoutPage(buyer).typeCard(CARDS.good);
    await buyer.page.getByRole('button', { name: /^동의하고 .+원 승인하기$/ }).click();
    await buyer.page.getByRole('heading', { name: '카드가 승인되어 주문이 변경되었습니다' }).waitFor();

    await requests.getByText('승인 완료').waitFor();
    await page.getByText('카드 승인됨 (결제 전)').first().waitFor();
    expect(await unitsTaken('KR', SPRAY, number)).toBe(2);
  });

  story('agrees before the transfer, on a phone, and sees the amount to transfer (ORDER-41)', async ({ visit }) => {
    const email = newEmail();
    const buyer = await visit({ market: 'KR', language: 'ko', viewport: PHONE });
    await putInCart(buyer, SPRAY);
    await fillCheckout(buyer, { ...CONTACT, email });
    await load(buyer.page, '/checkout_Korea?step=payment');
    const checkout = new CheckoutPage(buyer);
    await checkout.chooseDeposit();
    await checkout.agreeToAll();
    await checkout.placeOrder();
    const number = await (await checkout.success()).number();
    const { page } = await visit({ staff: true, language: 'ko', viewport: PHONE });
    await load(page, `/admin/order_ko/${number}`);
    await page.getByRole('button', { name: '상품 수정' }).click();
    const dialog = page.getByRole('dialog', { name: '상품 수정' });
    await dialog.getByLabel('다목적 항균 스프레이').selectOption('2');
    await dialog.getByText(/고객이 동의하면 주문이 수정되고 입금할 금액이 .+ 늘어납니다/).waitFor();
    await dialog.getByLabel('수정 이유').fill('고객 요청');
    await dialog.getByRole('button', { name: /으로 저장|\(으\)로 저장/ }).click();
    await dialog.waitFor({ state: 'detached' });
    const requests = page.getByRole('region', { name: '추가 결제 요청' });
    await requests.getByText('동의 대기').waitFor();

    await followLink(buyer, email);
    await buyer.page.getByRole('heading', { name: '주문 변경 동의' }).waitFor();
    await buyer.page.getByText(/변경 후 입금하실 금액은 .+이며/).waitFor();
    expect.soft(await seriousViolations(buyer.page), 'page of a change to agree to').toBe('');
    await buyer.page.getByRole('button', { name: '변경에 동의하기' }).click();
    await buyer.page.getByRole('heading', { name: '주문이 변경되었습니다' }).waitFor();
    await buyer.page.getByText(/변경 후 입금하실 금액은 .+이며/).waitFor();
    await requests.getByText('동의 완료').waitFor();
    expect(await unitsTaken('KR', SPRAY, number)).toBe(2);
    await emailTo(email, 'ORDER_EDITED');
  });
});
