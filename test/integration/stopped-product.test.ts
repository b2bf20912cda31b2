import { stockId, stockModel } from '@eunbit/server/modules/stock/stock.model';
import { beforeAll, describe, expect, it } from 'vitest';
import { StartCheckout } from '../kit/operations.ts';
import { expectResult, fillCheckout, payByDeposit, startCardPayment } from '../kit/story.ts';
import { useTestShop } from '../kit/test-shop.ts';

const shop = useTestShop({ eachTest: 'renewed' });
let product: string;

beforeAll(async () => {
  product = shop.productId('wipe');
});

async function ready() {
  const client = shop.client({ market: 'KR', language: 'en' });
  return { client, checkout: await fillCheckout(client, 'KR', { [product]: 1 }) };
}

describe('a product with a stopped sale', () => {
  const SENTENCE = 'Sorry. This product is not available to order right now';
  const stop = () => stockModel(shop.connection).updateOne({ _id: stockId('KR', product) }, { stopped: true });

  it.each([
    ['a deposit', payByDeposit],
    ['a card', startCardPayment],
  ])('is refused with the text of the product page to %s', async (_method, pay) => {
    const { client, checkout } = await ready();
    await stop();

    const { message, shortages } = expectResult(await pay(client, checkout), 'InsufficientStockError');
    expect(message).toBe(SENTENCE);
    expect(shortages).toMatchObject([{ isStopped: true, available: 0 }]);
  });

  it('cannot start a checkout, and the error gives the reason (STOCK-4)', async () => {
    const { client } = await ready();
    await stop();
    const answer = async () => (await client.run(StartCheckout)).startCheckout;

    await expect.poll(answer).toMatchObject({ code: 'PRODUCT_STOPPED', message: SENTENCE });
  });
});
