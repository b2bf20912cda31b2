import { reservationModel } from '@eunbit/server/modules/stock/reservation.model';
import { describe, expect, it } from 'vitest';
import { graphql } from '../gql/gql.ts';
import type { ShopClient } from '../kit/shop-client.ts';
import { CARDS, confirmCard, expectResult, fillCheckout, startCardPayment, toIntentId } from '../kit/story.ts';
import { useTestShop } from '../kit/test-shop.ts';

const ReturnFromPayment = graphql(`
  mutation ReturnFromPayment($input: ReturnFromPaymentInput!) {
    returnFromPayment(input: $input) {
      __typename
      ... on PaymentReturned { status message reason placed { accessToken order { number payment { status } } } }
      ... on UserError { message }
      ... on PaymentError { code }
    }
  }
`);

const shop = useTestShop({ eachTest: 'renewed' });

/** A guest of the US store with the card form open. */
async function paying() {
  const client = shop.client({ market: 'US', language: 'en' });
  const ready = await fillCheckout(client, 'US', { [shop.productId('wipe')]: 1 });
  const { clientSecret } = expectResult(await startCardPayment(client, ready), 'PaymentActionRequired');
  return { client, clientSecret, paymentIntent: toIntentId(clientSecret) };
}

async function comeBack(client: ShopClient, input: { paymentIntent: string; clientSecret: string }) {
  const { returnFromPayment } = await client.run(ReturnFromPayment, { input });
  return expectResult(returnFromPayment, 'PaymentReturned');
}

describe('a shopper who returns from the provider (PAYMENT-6)', () => {
  it('sees that the payment succeeded and gets the order, the same one each time', async () => {
    const { client, ...payment } = await paying();
    await confirmCard(shop.stripeUrl, payment.clientSecret);

    const [first, second] = [await comeBack(client, payment), await comeBack(client, payment)];

    expect(first).toMatchObject({ status: 'SUCCEEDED', message: 'Payment succeeded!', reason: null });
    expect(first.placed?.order.payment.status).toBe('PAID');
    expect(second.placed?.order.number).toBe(first.placed?.order.number);
  });

  it('sees why a card was declined, and may try again (PAYMENT-5)', async () => {
    const { client, ...payment } = await paying();
    await confirmCard(shop.stripeUrl, payment.clientSecret, CARDS.declined);

    expect(await comeBack(client, payment)).toEqual({
      __typename: 'PaymentReturned',
      status: 'REQUIRES_PAYMENT_METHOD',
      message: 'Your payment was not successful, please try again.',
      reason: 'Your card was declined.',
      placed: null,
    });
  });

  it('sees after the time to pay that nothing was charged, and may pay again (PAYMENT-56)', async () => {
    const { client, ...payment } = await paying();
    await confirmCard(shop.stripeUrl, payment.clientSecret, '4000002760003184');
    await reservationModel(shop.connection).updateMany({}, { heldUntil: new Date(0) });
    await shop.app().services.payment.expireReservations();

    expect(await comeBack(client, payment)).toMatchObject({
      status: 'REQUIRES_PAYMENT_METHOD',
      message: 'The time to pay has run out, and nothing was charged. Please pay again.',
      placed: null,
    });
    const forged = { ...payment, clientSecret: `${payment.paymentIntent}_secret_guessed` };
    expect(await comeBack(client, forged)).toMatchObject({ status: 'OTHER' });
  });

  it('sees that a payment is processing', async () => {
    const { client, ...payment } = await paying();
    const plan = { count: 1, milliseconds: 600_000, outcome: 'succeeded' };
    await shop.controlStripe('POST', '/sandbox/processing', plan);
    await confirmCard(shop.stripeUrl, payment.clientSecret);

    const answer = await comeBack(client, payment);

    expect(answer).toMatchObject({ status: 'PROCESSING', message: 'Your payment is processing.', placed: null });
  });

  it('sees an error if the bank has not been contacted', async () => {
    const { client, ...payment } = await paying();
    await confirmCard(shop.stripeUrl, payment.clientSecret, '4000002760003184');

    const answer = await comeBack(client, payment);

    expect(answer).toMatchObject({ status: 'OTHER', message: 'Something went wrong.', placed: null });
  });

  it('sees the result in another browser, but not the order', async () => {
    const { client: _buyers, ...payment } = await paying();
    await confirmCard(shop.stripeUrl, payment.clientSecret);

    const answer = await comeBack(shop.client({ market: 'US', language: 'en' }), payment);

    expect(answer).toMatchObject({ status: 'SUCCEEDED', placed: null });
  });

  it.each([
    ['a forged secret', (intent: string) => ({ paymentIntent: intent, clientSecret: `${intent}_secret_guessed` })],
    ['no secret', (intent: string) => ({ paymentIntent: intent, clientSecret: '' })],
    ['an unknown payment', () => ({ paymentIntent: 'pi_unknown', clientSecret: 'pi_unknown_secret_x' })],
    ['no payment', () => ({ paymentIntent: '', clientSecret: '' })],
    ['a query in its place', () => ({ paymentIntent: '{"$ne":null}', clientSecret: '{"$ne":null}' })],
  ])('gets no information with %s', async (_name, forge) => {
    const { client, paymentIntent, clientSecret } = await paying();
    await confirmCard(shop.stripeUrl, clientSecret);

    const answer = await comeBack(client, forge(paymentIntent));

    expect(answer).toMatchObject({ status: 'OTHER', message: 'Something went wrong.', reason: null, placed: null });
  });
});
