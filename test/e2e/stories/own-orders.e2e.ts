import type { Route } from 'playwright-core';
import { describe, expect } from 'vitest';
import { CONTACT } from '../../kit/story.ts';
import { seriousViolations } from '../kit/accessibility.ts';
import { confirmOrder } from '../kit/api.ts';
import { load } from '../kit/load.ts';
import { buyByDeposit, newGuest, newMember, signInAs } from '../kit/own-orders.ts';
import { present } from '../kit/present.ts';
import { story } from '../kit/story.ts';
import { GuestOrderPage } from '../pages/guest-order-page.ts';
import { OrderPage } from '../pages/order-page.ts';

const KOREAN = { market: 'KR', language: 'ko' } as const;
const ENGLISH = { market: 'KR', language: 'en' } as const;
const PHONE = { width: 390, height: 844 };

describe('a member on the dashboard', () => {
  story('finds an order, sees its status change live and opens it', async ({ visit }) => {
    const api = await newMember(ENGLISH);
    const slugs = [
      'all-purpose-spray',
      'all-purpose-wipe',
      'all-purpose-wipe',
      'all-purpose-wipe',
      'all-purpose-wipe',
      'all-purpose-wipe',
    ];
    const numbers: string[] = [];
    for (const slug of slugs) numbers.push(await buyByDeposit(api, slug));
    const oldest = present(numbers[0], 'the oldest order');
    const visitor = await visit(ENGLISH);
    const { page } = visitor;
    await signInAs(api, visitor);
    const main = page.getByRole('main');
    const cards = main.getByRole('article');

    await load(page, '/dashboard');
    await main.getByText('6 orders').waitFor();
    await expect.poll(() => cards.count()).toBe(5);
    await main.getByRole('link', { name: 'Older' }).click();
    await page.waitForURL(/page=2/);
    await cards.filter({ hasText: oldest }).waitFor();
    expect.soft(await seriousViolations(page), 'dashboard').toBe('');

    await main.getByLabel('Product name or order number').fill(oldest.replaceAll('-', '').toLowerCase());
    await main.getByRole('button', { name: 'Search' }).click();
    await page.waitForURL(/search=/);
    await main.getByText('1 order', { exact: true }).waitFor();
    await main.getByLabel('Period').selectOption('THIS_YEAR');
    await page.waitForURL(/period=year/);
    const card = cards.filter({ hasText: oldest });
    await card.getByText('Waiting for your deposit').waitFor();
    const review = card.getByRole('link', { name: 'Leave a review' });
    await expect
      .poll(() => review.getAttribute('href'))
      .toMatch(/^\/dashboard-leave-a-new-review\?productId=\w+&name=.+&link=all-purpose-spray&id=\w+$/);
    await expect
      .poll(() => card.getByRole('link', { name: 'Contact us' }).getAttribute('href'))
      .toBe(`/contact/${oldest}`);

    await confirmOrder(oldest);
    await card.getByRole('status').filter({ hasText: 'Order confirmed' }).waitFor();

    await card.getByRole('link', { name: oldest }).click();
    await page.waitForURL(`**/orders/${oldest}`);
    await new OrderPage(visitor).saysStatus('Order confirmed');
    await main.getByRole('button', { name: 'Buy again' }).click();
    await main.getByText('1 product is in your cart.').waitFor();
    await expect.poll(() => main.getByRole('button', { name: 'Cancel order' }).count()).toBe(0);
    expect.soft(await seriousViolations(page), 'order').toBe('');
  });
});

describe('a page that comes to life after its order has changed', () => {
  story.for(['/dashboard', '/orders'])('shows the status of now: %s', async (path, { visit }) => {
    const api = await newMember(ENGLISH);
    const number = await buyByDeposit(api, 'all-purpose-spray');
    const visitor = await visit(ENGLISH);
    const { page } = visitor;
    await signInAs(api, visitor);
    // The page is answered, and its scripts come when staff have confirmed: events begin after them.
    let isHeld = true;
    const held: Route[] = [];
    await page.route('**/*.js', async (route) => {
      if (isHeld) held.push(route);
      else await route.continue();
    });

    await page.goto(path === '/orders' ? `/orders/${number}` : path, { waitUntil: 'commit' });
    await page.getByRole('main').getByText('Waiting for your deposit').first().waitFor();
    await confirmOrder(number);
    isHeld = false;
    for (const script of held) await script.continue();

    await page.getByRole('main').getByRole('status').filter({ hasText: 'Order confirmed' }).first().waitFor();
  });
});

describe('a list whose answer is older than an event', () => {
  story('shows what the event said', async ({ visit }) => {
    const api = await newMember(ENGLISH);
    const number = await buyByDeposit(api, 'all-purpose-spray');
    const visitor = await visit(ENGLISH);
    const { page } = visitor;
    await signInAs(api, visitor);
    const opened = page.waitForEvent('websocket');
    await load(page, '/dashboard');
    const status = page.getByRole('main').getByRole('article').getByRole('status');
    await status.filter({ hasText: 'Waiting for your deposit' }).waitFor();
    const socket = await opened;
    const told = socket.waitForEvent('framereceived', ({ payload }) => String(payload).includes('ORDER_CONFIRMED'));
    let letThrough = () => {};
    const held = new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    let isFirst = true;
    await page.route('**/graphql', async (route) => {
      const isHeld = isFirst && route.request().postData()?.includes('THIS_YEAR');
      if (isHeld) isFirst = false;
      const response = await route.fetch();
      if (isHeld) {
        answer();
        await held;
      }
      await route.fulfill({ response });
    });

    await page.getByLabel('Period').selectOption('THIS_YEAR');
    await answered;
    await confirmOrder(number);
    await told;
    letThrough();

    await status.filter({ hasText: 'Order confirmed' }).waitFor();
  });
});

describe('a guest with an order', () => {
  story('cancels it, and can print what is left', async ({ visit }) => {
    const number = await buyByDeposit(newGuest(KOREAN), 'all-purpose-spray');
    const guest = await visit({ ...KOREAN, viewport: PHONE });
    const { page } = guest;
    const order = await (await new GuestOrderPage(guest).open()).lookUp(number, CONTACT.passCode);
    await order.saysStatus('입금 대기');

    await page.getByRole('button', { name: '주문 취소', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: '주문을 취소하시겠습니까?' });
    await dialog.getByLabel('취소 사유').selectOption('ORDERED_BY_MISTAKE');
    await dialog.getByLabel('남기실 말씀 (선택)').fill('두 번 주문했어요');
    expect.soft(await seriousViolations(page), 'dialog').toBe('');
    await dialog.getByRole('button', { name: '주문 취소하기' }).click();

    await order.saysStatus('주문이 취소되어 종료되었습니다.');
    await dialog.waitFor({ state: 'detached' });
    await page.getByText('두 번 주문했어요').waitFor();
    expect.soft(await seriousViolations(page), 'cancelled order').toBe('');

    await page.emulateMedia({ media: 'print' });
    await page.getByRole('banner').waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: '인쇄하기' }).waitFor({ state: 'hidden' });
    await page.getByText(number).first().waitFor();
  });

  story('who has lost the pass code hears the same whatever is typed', async ({ visit }) => {
    const number = await buyByDeposit(newGuest(ENGLISH), 'all-purpose-spray');
    const { page } = await visit(ENGLISH);
    await load(page, `/guest-order/${number}`);
    const main = page.getByRole('main');
    await main.getByText('Lost your pass code?').click();
    for (const email of [CONTACT.email, 'somebody@example.com']) {
      await main.getByLabel('Email').fill(email);
      await main.getByRole('button', { name: 'Send me a link' }).click();
      await main.getByText('If this order was placed with this email address').waitFor();
    }
    await page.goto(`/guest-order/${number}#link=no.token`);
    await page.getByRole('heading', { name: 'This link has expired or was used already' }).waitFor();
  });
});
