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
/** What a page may grow by while it takes up so many orders: a fifth of what keeping them all would take. */
const GROWTH_BYTES = 4 * 1024 * 1024;

const buildNumber = (index: number) => `EB-260301-${String(index).padStart(8, '0')}`;

/**
 * Stands between the browser and the shop: everything goes through, and the event of one real order can be sent again
 * as that of many others. Whenever the page reads its list, as after a moment without connection, they stand in it.
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
      // Other stories buy in the other store, whose orders come on the same connection.
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
    /** Ends the connection; resolves to the request by which the page reads what it may have missed. */
    async breakOff(): Promise<Request> {
      const readAgain = page.waitForRequest((request) => request.postData()?.includes('OrderList') ?? false);
      // Closed alone, the page does not wait for its turn among many.
      await newest?.close({ code: SOCKET_CLOSE.idle });
      return readAgain;
    },
    /** Keeps the answers about all orders back until the function that it answers is called. */
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
          // Another story may have changed the order, which would count down the seconds until then.
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
    // An order placed before the subscription has begun is no event.
    const placeAndLook = async () => {
      await buyByDeposit(buyer, 'all-purpose-spray');
      return stream.isSeen();
    };
    await expect.poll(placeAndLook, { interval: 500 }).toBe(true);

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
    // Which order stands on top, whatever other stories do with it meanwhile.
    const readFirst = () => staff.page.locator('tbody tr').first().getByRole('link').first().textContent();
    const first = await readFirst();
    await stream.pour(ORDERS + 100, 30);
    // Somebody else may buy something meanwhile.
    await staff.page.getByRole('button', { name: /^3\d new, show$/ }).waitFor();
    expect(await readFirst()).toBe(first);

    // What a page reads after it was without connection moves nothing either.
    await (await (await stream.breakOff()).response())?.finished();
    await pointedAt.waitFor();
    expect(await readFirst()).toBe(first);

    // Nor does it announce anything to the list that was opened meanwhile.
    const letAnswersGo = stream.holdAnswers();
    const early = await stream.breakOff();
    // What it asked for before says nothing about this break: it asks again.
    const late = await stream.breakOff();
    await staff.page.getByRole('link', { name: /^Order confirmed/ }).press('Enter');
    await pointedAt.waitFor({ state: 'detached' });
    letAnswersGo();
    for (const request of [early, late]) await (await request.response())?.finished();
    await staff.page.evaluate('new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))');
    expect(await staff.page.getByRole('button', { name: /new, show$/ }).count()).toBe(0);
  });
});
