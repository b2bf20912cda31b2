import { describe, expect } from 'vitest';
import { graphql } from '../../gql/gql.ts';
import { StartPayment } from '../../kit/operations.ts';
import { expectResult, fillCheckout } from '../../kit/story.ts';
import { seriousViolations } from '../kit/accessibility.ts';
import { depositInto } from '../kit/bank.ts';
import { load } from '../kit/load.ts';
import { newMember, signInAs } from '../kit/own-orders.ts';
import { present } from '../kit/present.ts';
import { story } from '../kit/story.ts';

const SprayToRefund = graphql(`query SprayToRefund { product(slug: "all-purpose-spray") { id } }`);

const KOREAN = { market: 'KR', language: 'ko' } as const;
const PHONE = { width: 390, height: 844 };
/** The format of the account numbers that the sandbox bank generates. */
const ACCOUNT_NUMBER = /X\d{13}/;
/** A number that the sandbox bank rejects as unknown. */
const UNKNOWN_ACCOUNT = '000-0000-0000';

async function orderIntoVirtualAccount() {
  const member = await newMember(KOREAN);
  const { product } = await member.run(SprayToRefund);
  const { checkoutId, total } = await fillCheckout(member, 'KR', { [present(product, 'the spray').id]: 1 });
  const transfer = { bankId: 'hana', depositorName: '이미나' };
  const input = { checkoutId, method: 'VIRTUAL_ACCOUNT' as const, expectedTotal: total, hasAgreedToTerms: true };
  const { startPayment } = await member.run(StartPayment, { input: { ...input, ...transfer } });
  return { member, number: expectResult(startPayment, 'OrderPlaced').order.number };
}

describe('a buyer who cancels an order that was paid by transfer', () => {
  story('enters a refund account, which staff correct when the bank rejects it', async ({ visit }) => {
    const { member, number } = await orderIntoVirtualAccount();
    const buyer = await visit({ ...KOREAN, viewport: PHONE });
    const { page } = buyer;
    await signInAs(member, buyer);
    await load(page, `/orders/${number}`);
    const main = page.getByRole('main');
    const account = ACCOUNT_NUMBER.exec(await main.innerText());
    await depositInto(present(account, 'the number of the account')[0]);
    await main.getByText(/가상계좌.*결제 완료/).waitFor();

    await main.getByRole('button', { name: '주문 취소' }).click();
    await page.getByRole('dialog').locator('button[type="submit"]').click();
    const refund = page.getByRole('region', { name: '환불 안내' });
    await refund.waitFor();
    await refund.getByRole('button', { name: '이 계좌로 환불받기' }).click();
    await refund.getByText('환불받을 은행을 선택해 주세요.').waitFor();
    await refund.getByLabel('은행').selectOption('카카오뱅크');
    await refund.getByLabel('계좌번호').fill(UNKNOWN_ACCOUNT);
    await refund.getByLabel('예금주').fill('이미나');
    expect.soft(await seriousViolations(page), 'refund account').toBe('');
    await refund.getByRole('button', { name: '이 계좌로 환불받기' }).click();
    await refund.getByText('카카오뱅크 *******0000 계좌로 환불해 드립니다.').waitFor();

    const staff = await visit({ staff: true });
    await load(staff.page, `/admin/order_ko/${number}`);
    const panel = staff.page.getByRole('region', { name: 'Refund to a bank account' });
    await panel.getByText('The refund was refused').waitFor();
    expect.soft(await seriousViolations(staff.page), 'refund of a transfer').toBe('');
    await panel.getByLabel('Bank').selectOption('KakaoBank');
    await panel.getByLabel('Account number').fill('3333-01-2345678');
    await panel.getByLabel('Account holder').fill('이미나');
    await panel.getByRole('button', { name: 'Save the account' }).click();
    await panel.waitFor({ state: 'detached' });

    await load(page, `/orders/${number}`);
    await main
      .getByText(/환불 완료/)
      .first()
      .waitFor();
    expect(await refund.count()).toBe(0);
  });
});
