import { SOCKET_CLOSE } from '@eunbit/schema/socket-close';
import type { Request, WebSocketRoute } from 'playwright-core';
import { describe, expect } from 'vitest';
import { buyByDeposit, newGuest } from '../kit/own-orders.ts';
import { present } from '../kit/present.ts';
import { story, type Visit } from '../kit/story.ts';
import { OrderList } from '../pages/back-office.ts';

interface LiveMessage {
  readonly id: string;
  readonly type: string;
  readonly payload?: { readonly data?: { readonly orderEvents?: OrderEvent } };
}

interface OrderEvent {
  readonly cursor: string;
  readonly order: { readonly id: string; readonly market: string };
}

const ORDERS = 250;
const APART_MS = 20;
const ROWS = 20;
/** Maximum growth of the page's memory while the orders arrive: a fifth of the size of all orders. */
const GROWTH_BYTES = 4 * 1024 * 1024;

const buildNumber = (index: number) => `EB-260301-${String(index).padStart(8, '0')}`;

/**
 * A proxy between the browser and the shop that forwards everything; the event of one real order can be sent again
 * as that of many others. They are also in the list whenever the page reads it, for example after a lost connection.
 */
async function orderStream({ page }: Visit) {
  const seen: { message: LiveMessage; event: OrderEvent; socket: WebSocketRoute }[] = [];
  const poured: OrderEvent[] = [];
  let answersGo = Promise.resolve();
  let newest: WebSocketRoute | undefined;
  await page.routeWebSocket(/\/graphql/, (socket) => {
    newest = socket;
    const shop = socket.connectToServer();
    shop.onMessage((text) => {
      const message = JSON.parse(String(text)) as LiveMessage;
      const event = message.payload?.data?.orderEvents;
      // Other stories buy in the other store, whose orders arrive on the same connection.
      if (message.type === 'next' && event?.order.market === 'KR') seen.push({ message, event, socket });
      socket.send(text);
    });
  });
  await page.route('**/graphql', async (route) => {
    const { operationName, variables } = route.request().postDataJSON() ?? {};
    if (operationName !== 'OrderList' || variables.filter.status) return route.fallback();
    const response = await route.fetch();
    await answersGo;
    const answer = (await response.json()) as { data: { orders: { edges: object[] } } };
    const onTop = poured.slice(-ROWS).reverse();
    const edges = onTop.map(({ cursor, order }) => ({ __typename: 'OrderEdge', cursor, node: order }));
    answer.data.orders.edges = [...edges, ...answer.data.orders.edges].slice(0, ROWS);
    await route.fulfill({ response, json: answer });
  });
  return {
    isSeen: () => seen.length > 0,
    /** Closes the connection; resolves to the request by which the page reads what it may have missed. */
    async breakOff(): Promise<Request> {
      const readAgain = page.waitForRequest((request) => request.postData()?.includes('OrderList') ?? false);
      // After this close code the page reconnects without the delay that spreads the reconnects of many pages.
      await newest?.close({ code: SOCKET_CLOSE.idle });
      return readAgain;
    },
    /** Holds the responses of the list of all orders until the returned function is called. */
    holdAnswers(): () => void {
      let letGo = () => {};
      answersGo = new Promise((resolve) => {
        letGo = resolve;
      });
      return letGo;
    },
    async pour(first: number, count: number): Promise<void> {
      for (let index = first; index < first + count; index += 1) {
        // The newest socket: the page may have opened another one.
        const { message, event, socket } = present(seen.at(-1), 'an order that others could be like');
        const order = {
          ...event.order,
          id: String(index).padStart(24, '0'),
          number: buildNumber(index),
          createdAt: new Date().toISOString(),
          status: 'PREPARING_FOR_SHIPMENT',
          // Another story may have changed the order, which would show a countdown for undoing.
          undoableChange: null,
        };
        const orderEvents = { ...event, kind: 'PLACED', order };
        poured.push(orderEvents);
        socket.send(JSON.stringify({ ...message, payload: { data: { orderEvents } } }));
        await new Promise((resume) => setTimeout(resume, APART_MS));
      }
    },
  };
}

/** The bytes that the page retains. */
async function heldBytes({ page }: Visit): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.enable');
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return usedSize;
}

describe('orders that arrive at fifty per second', () => {
  story('do not leak memory, and do not move the rows while staff use the list', async ({ visit }) => {
    const staff = await visit({ staff: true });
    const stream = await orderStream(staff);
    const list = await new OrderList(staff).open('KR', `?size=${ROWS}`);
    const buyer = newGuest({ market: 'KR', language: 'ko' });
    // An order placed before the subscription has begun causes no event.
    const placeOrder = async () => {
      await buyByDeposit(buyer, 'all-purpose-spray');
      return stream.isSeen();
    };
    await expect.poll(placeOrder, { interval: 500 }).toBe(true);

    await stream.pour(0, 100);
    await list.row(buildNumber(99)).waitFor();
    const before = await heldBytes(staff);
    await stream.pour(100, ORDERS);
    await list.row(buildNumber(ORDERS + 99)).waitFor();
    // One garbage collection may leave what the next one frees; retained memory stays.
    await expect.poll(() => heldBytes(staff)).toBeLessThan(before + GROWTH_BYTES);
    await expect.poll(() => staff.page.locator('tbody tr').count()).toBe(ROWS);

    const pointedAt = list.row(buildNumber(ORDERS + 99));
    await pointedAt.hover();
    // Compares the order at the top, whatever other stories do with it meanwhile.
    const readFirst = () => staff.page.locator('tbody tr').first().getByRole('link').first().textContent();
    const first = await readFirst();
    await stream.pour(ORDERS + 100, 30);
    // Other stories may place orders meanwhile.
    await staff.page.getByRole('button', { name: /^3\d new, show$/ }).waitFor();
    expect(await readFirst()).toBe(first);

    // Rows that the page reads after a reconnect do not move the list either.
    await (await (await stream.breakOff()).response())?.finished();
    await pointedAt.waitFor();
    expect(await readFirst()).toBe(first);

    // Nor are they announced in a list that was opened meanwhile.
    const letAnswersGo = stream.holdAnswers();
    const early = await stream.breakOff();
    // Responses to earlier requests do not cover this interruption, so the page reads again.
    const late = await stream.breakOff();
    await staff.page.getByRole('link', { name: /^Order confirmed/ }).press('Enter');
    await pointedAt.waitFor({ state: 'detached' });
    letAnswersGo();
    for (const request of [early, late]) await (await request.response())?.finished();
    await staff.page.evaluate('new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))');
    expect(await staff.page.getByRole('button', { name: /new, show$/ }).count()).toBe(0);
  });
});
