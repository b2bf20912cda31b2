import { expect, it } from 'vitest';
import { graphql } from '../gql/gql.ts';
import { waitForEmail } from '../kit/emails.ts';
import { CONTACT, complete, confirmCard, expectResult, fillCheckout, startCardPayment } from '../kit/story.ts';
import { useTestShop } from '../kit/test-shop.ts';

const PaidOrder = graphql(`
  query PaidOrder($accessToken: String!) {
    guestOrder(accessToken: $accessToken) { payment { card } promisedDelivery { earliest latest } }
  }
`);

const shop = useTestShop({ eachTest: 'new' });

it('the order and its email show the card that paid and when the parcel should arrive', async () => {
  const client = shop.client({ market: 'US', language: 'en' });
  const ready = await fillCheckout(client, 'US', { [shop.productId('wipe')]: 1 });
  const { clientSecret } = expectResult(await startCardPayment(client, ready), 'PaymentActionRequired');
  await confirmCard(shop.stripeUrl, clientSecret);
  const { accessToken } = expectResult(await complete(client, ready), 'OrderPlaced');

  const { guestOrder } = await client.run(PaidOrder, { accessToken });
  expect(guestOrder?.payment.card).toBe('Visa •••• 4242');
  const email = await waitForEmail(shop, { to: CONTACT.email, kind: 'ORDER_PLACED' });
  expect(email.text).toContain('Card · Visa •••• 4242');
  const year = guestOrder?.promisedDelivery?.latest.slice(0, 4) ?? 'no promise';
  expect(email.text).toMatch(new RegExp(`Estimated arrival.*${year}`));
});
