import {
  AddCartLine,
  CompleteCheckout,
  SignIn,
  StartCheckout,
  StartPayment,
  UpdateCheckoutAddress,
  UpdateCheckoutContact,
} from './operations.ts';
import type { ShopClient } from './shop-client.ts';
import type { TestShop } from './test-shop.ts';

export const CONTACT = { email: 'mina@example.com', phone: '010-1234-5678', passCode: 'moon' };

export const ADDRESSES = {
  KR: {
    firstName: '미나',
    lastName: '이',
    address: '은빛로 12',
    city: '성동구',
    state: '서울특별시',
    zipCode: '04790',
  },
  US: { firstName: 'Mina', lastName: 'Lee', address: '1 Main St', city: 'Austin', state: 'TX', zipCode: '73301' },
};

/** A state where products and shipping are taxed. */
export const NEW_YORK = { ...ADDRESSES.US, address: '350 5th Ave', city: 'New York', state: 'NY', zipCode: '10118' };

export const CARDS = { good: '4242424242424242', declined: '4000000000000002' };

/** An unexpected result; fails a test that does not handle it. */
export class UnexpectedResultError extends Error {
  override readonly name = 'UnexpectedResultError';
  /** The type name of the result. */
  readonly outcome: string;

  constructor(expected: string, result: { readonly __typename?: string }) {
    super(`expected ${expected}, got ${JSON.stringify(result, null, 2)}`);
    this.outcome = result.__typename ?? '';
  }
}

/** Narrows a result to the expected type; otherwise fails the test and shows the result. */
export function expectResult<Result extends { __typename?: string }, Name extends NonNullable<Result['__typename']>>(
  result: Result,
  name: Name,
): Extract<Result, { __typename?: Name }> {
  if (result.__typename !== name) throw new UnexpectedResultError(name, result);
  return result as Extract<Result, { __typename?: Name }>;
}

export interface ReadyCheckout {
  readonly checkoutId: string;
  /** Minor units. */
  readonly total: number;
}

/** Completes the checkout of a guest with a full cart up to the payment. */
export async function fillCheckout(
  client: ShopClient,
  market: 'KR' | 'US',
  items: Readonly<Record<string, number>>,
  contact: Partial<typeof CONTACT> = {},
): Promise<ReadyCheckout> {
  for (const [productId, quantity] of Object.entries(items)) {
    const { addCartLine } = await client.run(AddCartLine, { input: { productId, quantity } });
    expectResult(addCartLine, 'CartUpdated');
  }
  const { startCheckout } = await client.run(StartCheckout);
  const checkout = expectResult(startCheckout, 'Checkout');
  const checkoutId = checkout.id;
  const { updateCheckoutContact } = await client.run(UpdateCheckoutContact, {
    input: { checkoutId, ...CONTACT, ...contact },
  });
  expectResult(updateCheckoutContact, 'Checkout');
  const { updateCheckoutAddress } = await client.run(UpdateCheckoutAddress, {
    input: { checkoutId, address: ADDRESSES[market] },
  });
  const addressed = expectResult(updateCheckoutAddress, 'Checkout');
  return { checkoutId, total: addressed.total.amount };
}

/** Returns the result of `startPayment` for a deposit. */
export async function payByDeposit(client: ShopClient, { checkoutId, total }: ReadyCheckout) {
  const { startPayment } = await client.run(StartPayment, {
    input: {
      checkoutId,
      method: 'DEPOSIT',
      expectedTotal: total,
      hasAgreedToTerms: true,
      bankId: 'kb',
      depositorName: '이미나',
    },
  });
  return startPayment;
}

export async function startCardPayment(client: ShopClient, { checkoutId, total }: ReadyCheckout) {
  const input = { checkoutId, method: 'CARD' as const, expectedTotal: total, hasAgreedToTerms: true };
  const { startPayment } = await client.run(StartPayment, { input });
  return startPayment;
}

/** The provider's id of a payment, which is the prefix of its client secret. */
export const toIntentId = (clientSecret: string): string => clientSecret.split('_secret_')[0] ?? '';

/** Confirms the payment intent with a card, as the browser does. Returns the provider's HTTP status. */
export async function confirmCard(stripeUrl: string, clientSecret: string, card = CARDS.good): Promise<number> {
  const intentId = toIntentId(clientSecret);
  const response = await fetch(`${stripeUrl}/v1/payment_intents/${intentId}/confirm`, {
    method: 'POST',
    body: new URLSearchParams({
      key: 'pk_test_sandbox',
      client_secret: clientSecret,
      'payment_method_data[type]': 'card',
      'payment_method_data[card][number]': card,
      'payment_method_data[card][exp_month]': '12',
      'payment_method_data[card][exp_year]': '2034',
      'payment_method_data[card][cvc]': '123',
    }),
  });
  return response.status;
}

export async function complete(client: ShopClient, { checkoutId }: ReadyCheckout) {
  return (await client.run(CompleteCheckout, { input: { checkoutId } })).completeCheckout;
}

/** A client with a staff member signed in. */
export async function signInStaff(shop: TestShop, server = 0): Promise<ShopClient> {
  const client = shop.client({ server });
  const { signIn } = await client.run(SignIn, { input: shop.staff });
  expectResult(signIn, 'Viewer');
  return client;
}
