import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { storeDayFormat } from '@eunbit/schema/time-zone';
import { readApiExamples } from '@eunbit/server/http/api-examples';
import { buildSchema, type OperationDefinitionNode, parse, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import type { ShopClient } from '../kit/shop-client.ts';
import { signInStaff } from '../kit/story.ts';
import { useTestShop } from '../kit/test-shop.ts';

const schema = buildSchema(readFileSync(new URL('../../schema/schema.graphql', import.meta.url), 'utf8'));
const examples = await readApiExamples(fileURLToPath(new URL('../../docs/examples', import.meta.url)));

describe('the examples of the API', () => {
  const shop = useTestShop();

  /** Runs one operation of the document and returns the value of its only field. */
  // biome-ignore lint/suspicious/noExplicitAny: the examples are no part of the generated types.
  async function run(client: ShopClient, operationName: string, variables = {}): Promise<any> {
    const { data, errors } = await client.send({ query: examples.document, operationName, variables });
    expect(errors).toEqual([]);
    return Object.values(data as object)[0];
  }

  it('match the schema', () => {
    expect(validate(schema, parse(examples.document))).toEqual([]);
  });

  it('provide a value for each of their variables', () => {
    const operations = parse(examples.document).definitions as OperationDefinitionNode[];
    const named = operations.flatMap(({ variableDefinitions = [] }) =>
      variableDefinitions.map((each) => each.variable),
    );
    expect([...new Set(named.map(({ name }) => name.value))]).toEqual(Object.keys(examples.variables));
  });

  it('lead a guest from the products to an order, and staff to its confirmation', async () => {
    const guest = shop.client({ market: 'KR' });
    const [{ id: productId }] = (await run(guest, 'Products')).nodes;
    expect(await run(guest, 'AddToCart', { productId })).toMatchObject({
      cart: { itemCount: 1, isReadyForCheckout: true },
    });
    const { id: checkoutId } = await run(guest, 'StartCheckout');
    expect(await run(guest, 'GiveContact', { checkoutId })).toEqual({ hasPassCode: true });
    const { amount } = (await run(guest, 'GiveAddress', { checkoutId })).total;
    const placed = await run(guest, 'PayByDeposit', { checkoutId, expectedTotal: amount });
    const orderNumber = placed.order.number;
    expect(await run(guest, 'MyOrder', { accessToken: placed.accessToken })).toMatchObject({
      number: orderNumber,
      status: 'PREPARING_FOR_SHIPMENT',
      payment: { status: 'AWAITING_PAYMENT' },
    });

    const staff = await signInStaff(shop);
    expect((await run(staff, 'NewOrders')).nodes).toMatchObject([{ number: orderNumber }]);
    const receivedOn = storeDayFormat('KR').format(new Date());
    expect(await run(staff, 'RecordDeposit', { orderNumber, amount, receivedOn })).toMatchObject({
      order: { payment: { status: 'PAID' } },
    });
    expect(await run(staff, 'ConfirmOrder', { orderNumber })).toMatchObject({ order: { status: 'ORDER_CONFIRMED' } });
  });

  it('are preloaded in Apollo Sandbox', async () => {
    const page = await fetch(`${shop.url()}/graphql`, { headers: { accept: 'text/html' } });
    const html = await page.text();
    for (const text of ['mutation PayByDeposit', 'subscription LiveStock', '"checkoutId":""', '"x-market":"KR"']) {
      expect(html).toContain(text);
    }
  });
});
