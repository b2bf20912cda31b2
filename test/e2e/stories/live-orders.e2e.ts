import type { Route } from 'playwright-core';
import { describe, expect } from 'vitest';
import { seriousViolations } from '../kit/accessibility.ts';
import { confirmOrder } from '../kit/api.ts';
import { load } from '../kit/load.ts';
import { buyByDeposit, newMember, signInAs } from '../kit/own-orders.ts';
import { present } from '../kit/present.ts';
import { story } from '../kit/story.ts';
import { OrderPage } from '../pages/order-page.ts';

const ENGLISH = { market: 'KR', language: 'en' } as const;

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
    await main.getByLabel('Period').selectOption('year');
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
    await new OrderPage(visitor).showsStatus('Order confirmed');
    await main.getByRole('button', { name: 'Buy again' }).click();
    await main.getByText('1 product is in your cart.').waitFor();
    await expect.poll(() => main.getByRole('button', { name: 'Cancel order' }).count()).toBe(0);
    expect.soft(await seriousViolations(page), 'order').toBe('');
  });
});

describe('a page that is hydrated after its order has changed', () => {
  story.for(['/dashboard', '/orders'])('shows the current status: %s', async (path, { visit }) => {
    const api = await newMember(ENGLISH);
    const number = await buyByDeposit(api, 'all-purpose-spray');
    const visitor = await visit(ENGLISH);
    const { page } = visitor;
    await signInAs(api, visitor);
    // The page is loaded, but its scripts arrive only after staff have confirmed, so it misses that event.
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

describe('a list whose response is older than an event', () => {
  story('shows the state of the event', async ({ visit }) => {
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
    const notified = socket.waitForEvent('framereceived', ({ payload }) => String(payload).includes('ORDER_CONFIRMED'));
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

    await page.getByLabel('Period').selectOption('year');
    await answered;
    await confirmOrder(number);
    await notified;
    letThrough();

    await status.filter({ hasText: 'Order confirmed' }).waitFor();
  });
});
