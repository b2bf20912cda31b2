import { describe, expect } from 'vitest';
import { ADDRESSES, CARDS, CONTACT, NEW_YORK } from '../../kit/story.ts';
import { seriousViolations } from '../kit/accessibility.ts';
import { load } from '../kit/load.ts';
import { buyByCard, newGuest, newMember, signInAs } from '../kit/own-orders.ts';
import { story, type Visit } from '../kit/story.ts';
import { CheckoutPage } from '../pages/checkout-page.ts';
import { GuestOrderPage } from '../pages/guest-order-page.ts';

const SPRAY = 'all-purpose-spray';
const PHONE = { width: 390, height: 844 };

interface Labels {
  readonly open: string;
  readonly address: string;
  readonly city: string;
  readonly state: string;
  readonly zipCode: string;
  readonly save: string;
  /** Accepts the new total. */
  readonly goOn: RegExp;
}

const ENGLISH: Labels = {
  open: 'Change delivery details',
  address: 'Address',
  city: 'City',
  state: 'State',
  zipCode: 'Zipcode',
  save: 'Save changes',
  goOn: /^Continue and pay \$\d+\.\d\d$/,
};
const KOREAN: Labels = {
  open: '배송지 변경',
  address: '주소',
  city: '도시',
  state: '주',
  zipCode: '우편번호',
  save: '변경하기',
  goOn: /^계속해서 \$\d+\.\d\d 결제하기$/,
};

/** Changes the address to New York, where the order is taxed, and continues to the payment page. */
async function moveToNewYork({ page }: Visit, labels: Labels): Promise<void> {
  await page.getByRole('button', { name: labels.open }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(labels.address, { exact: true }).fill(NEW_YORK.address);
  await dialog.getByLabel(labels.city, { exact: true }).fill(NEW_YORK.city);
  await dialog.getByLabel(labels.state, { exact: true }).selectOption(NEW_YORK.state);
  await dialog.getByLabel(labels.zipCode, { exact: true }).fill(NEW_YORK.zipCode);
  await dialog.getByRole('button', { name: labels.save }).click();
  await dialog.getByRole('alert').waitFor();
  expect.soft(await seriousViolations(page), 'form of a destination that costs more').toBe('');
  await dialog.getByRole('button', { name: labels.goOn }).click();
  await page.waitForURL(/\/order-payment/);
}

describe('a buyer whose new address costs more', () => {
  story('pays the difference, and every open page shows the new address (ORDER-42)', async ({ visit }) => {
    const member = await newMember({ market: 'US', language: 'en' });
    const number = await buyByCard(member, SPRAY);
    const buyer = await visit({ market: 'US', language: 'en' });
    await signInAs(member, buyer);
    await load(buyer.page, `/orders/${number}`);
    const watching = await visit({ market: 'US', language: 'en', viewport: PHONE });
    await signInAs(member, watching);
    await load(watching.page, `/orders/${number}`);
    const { page: staff } = await visit({ staff: true });
    await load(staff, `/admin/order_us/${number}`);

    await moveToNewYork(buyer, ENGLISH);
    await buyer.page.getByRole('heading', { name: 'Pay for the change to your order' }).waitFor();
    const block = watching.page.getByRole('region', { name: 'Your change waits to be paid' });
    await block.getByText(NEW_YORK.zipCode).waitFor();
    expect.soft(await seriousViolations(watching.page), 'order with a change that waits').toBe('');
    expect(await watching.page.getByRole('button', { name: ENGLISH.open }).count()).toBe(0);
    const requests = staff.getByRole('region', { name: 'Payment requests' });
    await requests.getByText(/^Requested .+ by the customer$/).waitFor();

    const card = new CheckoutPage(buyer);
    await card.typeCard(CARDS.good);
    await buyer.page.getByRole('button', { name: /^Agree and pay \$\d+\.\d\d$/ }).click();
    await buyer.page.getByRole('heading', { name: 'Thank you, your order is changed' }).waitFor();
    await block.waitFor({ state: 'detached' });
    await watching.page.getByRole('main').getByText(NEW_YORK.zipCode).first().waitFor();
    await requests.getByText('Paid', { exact: true }).waitFor();
    await staff.getByRole('region', { name: 'Edits' }).getByText('10118').first().waitFor();
    await buyer.page.getByRole('link', { name: 'See your order' }).click();
    await buyer.page.getByRole('heading', { name: 'Here is your order.' }).waitFor();
    await buyer.page.getByRole('main').getByText(NEW_YORK.address).first().waitFor();
  });

  story('keeps the order unchanged instead, as a guest on a phone (ORDER-43)', async ({ visit }) => {
    const number = await buyByCard(newGuest({ market: 'US', language: 'ko' }), SPRAY);
    const buyer = await visit({ market: 'US', language: 'ko', viewport: PHONE });
    const { page } = buyer;
    await (await new GuestOrderPage(buyer).open()).lookUp(number, CONTACT.passCode);
    await moveToNewYork(buyer, KOREAN);
    await page.getByRole('heading', { name: '주문 변경에 따른 추가 결제' }).waitFor();

    await load(page, `/guest-order/${number}`);
    const block = page.getByRole('region', { name: '결제하시면 주문 변경이 완료됩니다' });
    await block.getByRole('button', { name: '차액 결제하기' }).click();
    await page.getByRole('heading', { name: '주문 변경에 따른 추가 결제' }).waitFor();
    const other = await visit({ market: 'US', language: 'ko' });
    await (await new GuestOrderPage(other).open()).lookUp(number, CONTACT.passCode);
    await other.page.getByRole('button', { name: '변경하지 않기' }).click();
    await other.page.getByText('주문을 변경하지 않고 지금 그대로 진행합니다.').waitFor();
    await other.page.getByRole('button', { name: KOREAN.open }).waitFor();
    await other.page.getByRole('main').getByText(ADDRESSES.US.address).first().waitFor();

    await new CheckoutPage(buyer).typeCard(CARDS.good);
    await page.getByRole('button', { name: /결제하기$/ }).click();
    await page.getByRole('heading', { name: '변경하지 않기로 한 요청입니다' }).waitFor();
  });
});
