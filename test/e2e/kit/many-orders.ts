import { inject } from 'vitest';
import { graphql } from '../../gql/gql.ts';
import { UpdateCheckoutAddress } from '../../kit/operations.ts';
import { ShopClient } from '../../kit/shop-client.ts';
import { ADDRESSES, CONTACT, expectResult, fillCheckout, payByDeposit } from '../../kit/story.ts';
import { fromOwnAddress } from './own-address.ts';
import { present } from './present.ts';

const WipeToShip = graphql(`query WipeToShip { product(slug: "all-purpose-wipe") { id } }`);

/** Places a guest order in the Korean store, to be paid by deposit, with a unique flat number. */
async function placeOne(flat: number, email: string): Promise<string> {
  const client = new ShopClient(inject('shopUrl'), { market: 'KR', language: 'ko', headers: fromOwnAddress() });
  const { product } = await client.run(WipeToShip);
  const ready = await fillCheckout(client, 'KR', { [present(product, 'the wipe').id]: 1 }, { email });
  const address = { ...ADDRESSES.KR, apt: `${flat}호` };
  const { updateCheckoutAddress } = await client.run(UpdateCheckoutAddress, {
    input: { checkoutId: ready.checkoutId, address },
  });
  expectResult(updateCheckoutAddress, 'Checkout');
  return expectResult(await payByDeposit(client, ready), 'OrderPlaced').order.number;
}

/** Places several orders at a time; returns their numbers. */
export async function placeMany(count: number, email = CONTACT.email): Promise<string[]> {
  const numbers: string[] = [];
  for (let index = 0; index < count; index += 4) {
    const some = Array.from({ length: Math.min(4, count - index) }, (_none, offset) => placeOne(index + offset, email));
    numbers.push(...(await Promise.all(some)));
  }
  return numbers;
}
