import type { WebSocketRoute } from 'playwright-core';
import { describe, expect } from 'vitest';
import { buyByDeposit, newGuest } from '../kit/own-orders.ts';
import { story, type Visit } from '../kit/story.ts';
import { OrderList } from '../pages/back-office.ts';

interface LiveMessage {
  readonly id: string;
  readonly type: string;
  readonly payload?: { readonly data?: { readonly orderEvents?: { readonly order: { readonly id: string } } } };
}

const ORDERS = 500;
const APART_MS = 20;
const ROWS = 20;
/** What a page may grow by while it takes up so many orders: a tenth of what keeping them all would take. */
const GROWTH_BYTES = 4 * 1024 * 1024;

const buildNumber = (index: number) => `EB-260301-${String(index).padStart(8, '0')}`;

/**
 * Stands between the browser and the shop: everything goes through, and the event of one real order can be sent again
 * as that of many others.
 */
async function orderStream({ page }: Visit) {
  const seen: { message: LiveMessage; socket: WebSocketRoute }[] = [];
  await page.routeWebSocket(/\/graphql/, (socket) => {
    const shop = socket.connectToServer();
    shop.onMessage((text) => {
      const message = JSON.parse(String(text)) as LiveMessage;
      if (message.type === 'next' && message.payload?.data?.orderEvents) seen.push({ message, socket });
      socket.send(text);
    });
  });
  return {
    isSeen: () => seen.length > 0,
    async pour(first: number, count: number): Promise<void> {
      const [model] = seen;
      if (!model) throw new Error('no order has come in that others could be like');
      const { message, socket } = model;
      for (let index = first; index < first + count; index += 1) {
        const event = structuredClone(message) as LiveMessage & {
          payload: { data: { orderEvents: { order: object } } };
        };
        Object.assign(event.payload.data.orderEvents, { kind: 'PLACED' });
        Object.assign(event.payload.data.orderEvents.order, {
          id: String(index).padStart(24, '0'),
          number: buildNumber(index),
          createdAt: new Date().toISOString(),
          status: 'PREPARING_FOR_SHIPMENT',
        });
        socket.send(JSON.stringify(event));
        await new Promise((resume) => setTimeout(resume, APART_MS));
      }
    },
  };
}

/** Bytes that the page holds on to. */
async function heldBytes({ page }: Visit): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.enable');
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return usedSize;
}

describe('orders that come in fifty a second', () => {
  story('fill no memory, and do not move under the hand of who works on the list', async ({ visit }) => {
    const staff = await visit({ staff: true });
    const stream = await orderStream(staff);
    const list = await new OrderList(staff).open('KR', `?size=${ROWS}`);
    const buyer = newGuest({ market: 'KR', language: 'ko' });
    // An order placed before the subscription has begun comes with the list, and not as an event.
    do await list.row(await buyByDeposit(buyer, 'all-purpose-spray')).waitFor();
    while (!stream.isSeen());

    await stream.pour(0, 100);
    await list.row(buildNumber(99)).waitFor();
    const before = await heldBytes(staff);
    await stream.pour(100, ORDERS);
    await list.row(buildNumber(ORDERS + 99)).waitFor();
    // One collection leaves what the next one finds; what the page holds on to stays.
    await expect.poll(() => heldBytes(staff)).toBeLessThan(before + GROWTH_BYTES);
    await expect.poll(() => staff.page.locator('tbody tr').count()).toBe(ROWS);

    const pointedAt = list.row(buildNumber(ORDERS + 99));
    await pointedAt.hover();
    const first = await staff.page.locator('tbody tr').first().textContent();
    await stream.pour(ORDERS + 100, 30);
    // Somebody else may buy something meanwhile.
    await staff.page.getByRole('button', { name: /^3\d new, show$/ }).waitFor();
    expect(await staff.page.locator('tbody tr').first().textContent()).toBe(first);
  });
});
