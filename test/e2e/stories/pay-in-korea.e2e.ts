import { describe, expect } from 'vitest';
import { ADDRESSES, CARDS, CONTACT } from '../../kit/story.ts';
import { depositInto } from '../kit/bank.ts';
import { buy, reachPayment } from '../kit/buyers.ts';
import { reload } from '../kit/load.ts';
import { present } from '../kit/present.ts';
import { story } from '../kit/story.ts';
import { ProductPage } from '../pages/product-page.ts';

/** The format of the account numbers that the sandbox bank generates. */
const ACCOUNT_NUMBER = /X\d{13}/;

describe('paying in the Korean store', () => {
  story('into a virtual account asks for agreement if the total has changed', async ({ visit, newTab }) => {
    const buyer = await visit({ market: 'KR', language: 'ko' });
    const { page } = buyer;
    const checkout = await buy(buyer, 'all-purpose-spray');
    await checkout.giveContact(CONTACT);
    await checkout.giveKoreanAddress(ADDRESSES.KR);
    await checkout.chooseMethod('VIRTUAL_ACCOUNT');
    await checkout.chooseBank('하나은행');
    await checkout.nameDepositor('이미나');
    await checkout.askForCashReceipt('personal', '900101-1234567');
    await checkout.agreeToAll();
    await checkout.placeOrder();
    const refused = page.locator('[aria-invalid="true"]');
    await expect.poll(() => refused.inputValue()).toBe('900101-1234567');
    await checkout.askForCashReceipt('personal', '010-9876-5432');

    await reload(page);
    await expect.poll(() => checkout.readValue('휴대전화 번호 또는 현금영수증 카드 번호')).toBe('010-9876-5432');
    await checkout.agreeToAll();
    await (await new ProductPage(await newTab(buyer)).open('all-purpose-spray')).addToCart();
    await page.bringToFront();
    await checkout.placeOrder();
    await checkout.problem.filter({ hasText: '12,120.00원' }).filter({ hasText: '19,240.00원' }).waitFor();
    await checkout.placeOrder();
    const order = await checkout.success();

    await order.showsStatus('입금 대기');
    await page.getByText('010-****-5432').waitFor();
    const instructions = page.getByRole('region', { name: '아래 계좌로 입금해 주세요' });
    await instructions.getByText('19,240.00원').waitFor();
    const account = ACCOUNT_NUMBER.exec(await instructions.innerText());
    await depositInto(present(account, 'the number of the account')[0]);

    await instructions.waitFor({ state: 'detached' });
    await page.getByText(/가상계좌.*결제 완료/).waitFor();
  });

  story('by card in escrow charges the card when the order is shipped', async ({ visit }) => {
    const buyer = await visit({ market: 'KR', language: 'en' });
    const checkout = await reachPayment(buyer, 'all-purpose-spray');
    await checkout.chooseMethod('ESCROW');
    await checkout.agreeToAll();
    await checkout.typeCard(CARDS.good);
    await checkout.pay();
    await checkout.success();

    await buyer.page.getByText('Escrow · Authorized; charged when shipped').waitFor();
  });
});
