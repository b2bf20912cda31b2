import { describe, expect, inject } from 'vitest';
import { seriousViolations } from '../kit/accessibility.ts';
import { buy } from '../kit/buyers.ts';
import { signUp } from '../kit/members.ts';
import {
  blockPostcodeSearch,
  RESULT,
  serveHostileSearch,
  servePostcodeSearch,
  withoutPostcodeOrigin,
} from '../kit/postcode-service.ts';
import { story } from '../kit/story.ts';
import { AddressBookPage } from '../pages/address-book-page.ts';

const PHONE = { width: 390, height: 844 };

const SEARCH_ORIGINS = [
  { where: 'at an origin of its own', prepare: async () => {}, origin: () => inject('postcodeOrigin') },
  { where: 'without an origin', prepare: withoutPostcodeOrigin, origin: () => 'null' },
];

describe('the address book', () => {
  story('finds Korean addresses by a search, and asks before deleting one (ADDRESS-10)', async ({ visit }) => {
    const member = await visit({ market: 'KR', language: 'ko', viewport: PHONE });
    const { page } = member;
    await servePostcodeSearch(member);
    await signUp(member);
    const book = await new AddressBookPage(member).open();
    expect.soft(await seriousViolations(page), 'empty book').toBe('');

    await book.add();
    await book.fill({ 성: '이', 이름: '미나' });
    await book.save();
    await page.getByText('주소 검색을 통해 주소를 입력해 주세요.').waitFor();
    expect.soft(await seriousViolations(page), 'refused form').toBe('');
    await book.search();
    // The focus moves to the field that the search cannot fill.
    await expect.poll(() => book.dialog.getByLabel('상세 주소 (선택)').evaluate(isFocused)).toBe(true);
    await book.fill({ '상세 주소 (선택)': '101동 1203호' });
    await book.save();
    const row = book.rows.filter({
      hasText: '(04766) 서울특별시 성동구 은빛로 12 (성수동1가, 은빛아파트) 101동 1203호',
    });
    await row.filter({ hasText: '이미나' }).filter({ hasText: '기본 배송지' }).waitFor();
    expect.soft(await seriousViolations(page), 'filled book').toBe('');

    await book.askToDelete(row);
    expect.soft(await seriousViolations(page), 'question').toBe('');
    await book.cancelDelete();
    await book.dialog.waitFor({ state: 'detached' });
    await row.waitFor();
    await book.askToDelete(row);
    await book.confirmDelete();
    await page.getByText('아직 저장한 배송지가 없습니다.').waitFor();
    await expect.poll(() => book.addButton.evaluate(isFocused)).toBe(true);
  });

  story('accepts a typed Korean address if the search is unreachable (ADDRESS-3)', async ({ visit }) => {
    const member = await visit({ market: 'KR', provokes: /t1\.kakaocdn\.net|: Event/ });
    const { page } = member;
    await blockPostcodeSearch(member);
    await signUp(member);
    const book = await new AddressBookPage(member).open();
    await book.add();
    await book.dialog.getByRole('button', { name: 'Search for the address' }).click();
    await page.getByText('The address search cannot be loaded right now. Please type the address by hand.').waitFor();

    const korean = { 'First name': 'Mina', 'Last name': 'Lee', Zipcode: '04790', 'Street address': '은빛로 12' };
    await book.fill({ ...korean, 'Province (시/도)': '서울특별시', 'City or district (시/군/구)': 'Seongdong' });
    await book.save();
    await page.getByText('Please put a korean address. This address is not valid in Korea.').waitFor();
    await book.fill({ 'City or district (시/군/구)': '성동구' });
    await book.save();
    await book.rows.filter({ hasText: '(04790) 서울특별시 성동구 은빛로 12' }).waitFor();
  });

  story('accepts a typed address if the search has no origin and its result cannot arrive', async ({ visit }) => {
    const member = await visit({ market: 'KR', provokes: /Failed to execute 'postMessage'/ });
    const { page } = member;
    await servePostcodeSearch(member);
    await withoutPostcodeOrigin(member);
    await signUp(member);
    const book = await new AddressBookPage(member).open();
    await book.add();
    const frame = await book.search();
    expect(await frame.locator('[data-received]').getAttribute('data-received')).toBe('0');
    await page.getByRole('dialog', { name: 'Search for the address' }).getByRole('button', { name: 'Close' }).click();
    await book.dialog.getByRole('button', { name: 'Type it by hand' }).click();
    await book.fill({ Zipcode: '04790' });
  });

  for (const { where, prepare, origin } of SEARCH_ORIGINS) {
    story(`gives the search access to nothing but the address fields, ${where}`, async ({ visit }) => {
      const member = await visit({ market: 'KR', provokes: /postcode-search|graphql|Unsafe attempt/ });
      const { page } = member;
      await serveHostileSearch(member);
      await prepare(member);
      await signUp(member);
      const book = await new AddressBookPage(member).open();
      await book.add();
      const frame = await book.openSearch();
      await frame.getByText('reached: nothing', { exact: true }).waitFor();
      expect(await frame.locator('main').evaluate(getOrigin)).toBe(origin());

      const zipCode = book.dialog.getByLabel('Zipcode');
      const post = (message: object) => frame.locator('main').evaluate(postFromSearch, message);
      const forged = { kind: 'postcode-found', result: { ...RESULT, zonecode: '11111' } };
      await page.evaluate(postFromPage, forged);
      await post({ kind: 'postcode-found', result: { ...RESULT, zonecode: '22222<b>' } });
      await post({ kind: 'postcode-found', result: { ...RESULT, buildingName: '은'.repeat(5000) } });
      // Messages arrive in the order in which they are sent: if one of those had been accepted, the search would be closed.
      await post({ kind: 'postcode-found', result: RESULT });
      await expect.poll(() => zipCode.inputValue()).toBe('04766');
    });
  }

  story('stores US addresses, with the name of the member as the default', async ({ visit }) => {
    const member = await visit({ market: 'US', language: 'en' });
    const { page } = member;
    await signUp(member);
    const book = await new AddressBookPage(member).open();
    await book.add();
    await book.save();
    await page.getByText('Please put zipcode.').waitFor();
    await book.fill({ Zipcode: '73301', State: 'TX', City: 'Austin', Address: '1 Main St' });
    await book.fill({ 'Apt, suite (optional)': '4B' });
    await book.save();
    const row = book.rows.filter({ hasText: '1 Main St, #4B, Austin, TX 73301' });
    await row.filter({ hasText: 'MINA LEE' }).waitFor();
    expect.soft(await seriousViolations(page), 'US book').toBe('');

    await book.edit(row);
    await book.fill({ Address: '2 Main St' });
    // A different street clears the apartment.
    await expect.poll(() => book.dialog.getByLabel('Apt, suite (optional)').inputValue()).toBe('');
    await book.fill({ 'Apt, suite (optional)': '5C' });
    await book.save();
    await book.rows.filter({ hasText: '2 Main St, #5C, Austin, TX 73301' }).waitFor();
  });
});

describe('a member at the checkout', () => {
  story('does not have to type email, pass code or address again', async ({ visit }) => {
    const member = await visit({ market: 'KR', language: 'ko', viewport: PHONE });
    const { page } = member;
    await servePostcodeSearch(member);
    const email = await signUp(member);
    const book = await new AddressBookPage(member).open();
    for (const detail of ['101호', '202호']) {
      await book.add();
      await book.fill({ 성: '이', 이름: '미나' });
      await book.search();
      await expect.poll(() => book.dialog.getByLabel('우편번호').inputValue()).toBe('04766');
      await book.fill({ '상세 주소 (선택)': detail });
      await book.save();
      await book.rows.filter({ hasText: detail }).waitFor();
    }

    const checkout = await buy(member, 'all-purpose-spray');
    await expect.poll(() => page.getByLabel('이메일', { exact: true }).inputValue()).toBe(email);
    expect(await checkout.giveMemberContact('010-1234-5678')).toBe(email);
    const detail = page.getByLabel('상세 주소 (선택)');
    await expect.poll(() => detail.inputValue()).toContain('101호');
    await checkout.savedAddress('202호').click();
    await expect.poll(() => detail.inputValue()).toContain('202호');
    expect.soft(await seriousViolations(page), 'address step').toBe('');
    // A different address starts empty, so no apartment is carried over to another street.
    await page.getByRole('button', { name: '다른 주소 입력' }).click();
    const street = page.getByLabel('도로명 주소');
    await expect.poll(async () => [await street.inputValue(), await detail.inputValue()]).toEqual(['', '']);
    await checkout.savedAddress('202호').click();
    await expect.poll(() => detail.inputValue()).toContain('202호');
    await page.getByRole('button', { name: '직접 입력하기' }).click();
    await street.fill('금빛로 1');
    await expect.poll(() => detail.inputValue()).toBe('');
    await checkout.savedAddress('202호').click();
    await expect.poll(() => detail.inputValue()).toContain('202호');
    await checkout.keepAddress();
    await checkout.chooseDeposit();
    await checkout.agreeToAll();
    await checkout.placeOrder();
    await checkout.success();

    // The same address is not saved twice.
    await book.open();
    await expect.poll(() => book.rows.count()).toBe(2);
  });
});

/** Runs in the page around the frame, so the message comes from a window other than that of the search. */
function postFromPage(message: object): void {
  (globalThis as unknown as { postMessage(message: object, target: string): void }).postMessage(message, '*');
}

/** Runs in the frame of the search; returns what the browser stores for its origin. */
function getOrigin(): string {
  return (globalThis as unknown as { origin: string }).origin;
}

/** Runs in the frame of the search, like its script. */
function postFromSearch(_main: unknown, message: object): void {
  (globalThis as unknown as { say(message: object): void }).say(message);
}

/** Runs in the browser, whose DOM types these tests are compiled without. */
function isFocused(element: unknown): boolean {
  return (element as { matches(selector: string): boolean }).matches(':focus');
}
