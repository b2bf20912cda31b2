import { beforeAll, describe, expect, it } from 'vitest';
import { graphql } from '../gql/gql.ts';
import { addMember, createMemberClient, signInAs } from '../kit/members.ts';
import { AddCartLine, StartCheckout } from '../kit/operations.ts';
import type { ShopClient } from '../kit/shop-client.ts';
import {
  ADDRESSES,
  complete,
  confirmCard,
  expectResult,
  fillCheckout,
  payByDeposit,
  startCardPayment,
} from '../kit/story.ts';
import { useTestShop } from '../kit/test-shop.ts';

const MemberCart = graphql(`
  query MemberCart { cart { token lines { quantity maximumQuantity product { slug } } } }
`);
const OrderOwner = graphql(`query OrderOwner($number: String!) { order(number: $number) { customerKind email } }`);
const MyCheckout = graphql(`
  query MyCheckout($id: ID!) { checkout(id: $id) { id isGuest hasPassCode contact { email } address { city } } }
`);

const SIGN_OUT = { query: 'mutation { signOut { hasEndedSession } }' };

const product = (slug: string, quantity: number) => ({
  slug,
  price: { KR: 7_120, US: 899 },
  stock: { KR: quantity, US: quantity },
});
const products = [product('wipe', 100), product('rare', 3), product('paid', 3), product('released', 3)];
const shop = useTestShop({ servers: 2, products });
let wipe: string;
let rare: string;
/** Products whose stock is used up by one test each. */
let paid: string;
let released: string;

beforeAll(() => {
  [wipe, rare, paid, released] = [
    shop.productId('wipe'),
    shop.productId('rare'),
    shop.productId('paid'),
    shop.productId('released'),
  ];
});

const add = async (client: ShopClient, productId: string, quantity: number) => {
  const { addCartLine } = await client.run(AddCartLine, { input: { productId, quantity } });
  return expectResult(addCartLine, 'CartUpdated').cart;
};
const readLines = async (client: ShopClient) =>
  (await client.run(MemberCart)).cart.lines.map(({ product, quantity }) => [product.slug, quantity]);
const staffSees = async (number: string) => {
  const staff = shop.client();
  await signInAs(staff, shop.staff);
  return (await staff.run(OrderOwner, { number })).order;
};

describe("a guest's cart", () => {
  it("is merged into the member's cart when they sign in, and only once (CART-11)", async () => {
    const member = await addMember(shop);
    const laptop = await createMemberClient(shop, member, { server: 1 });
    await add(laptop, wipe, 2);
    const phone = shop.client();
    await add(phone, wipe, 2);
    await add(phone, rare, 2);

    await signInAs(phone, member);
    await signInAs(phone, member);

    const expected = [
      ['wipe', 4],
      ['rare', 2],
    ];
    expect(await readLines(phone)).toEqual(expected);
    expect(await readLines(laptop)).toEqual(expected);
  });

  it('is capped at five and at the stock when merged', async () => {
    const member = await addMember(shop);
    const laptop = await createMemberClient(shop, member);
    await add(laptop, wipe, 4);
    await add(laptop, rare, 2);
    const phone = shop.client();
    await add(phone, wipe, 4);
    await add(phone, rare, 3);
    await signInAs(phone, member);
    expect(await readLines(phone)).toEqual([
      ['wipe', 5],
      ['rare', 3],
    ]);
  });

  it('is merged once if two sign-ins race for it', async () => {
    const member = await addMember(shop);
    const phone = shop.client();
    await add(phone, wipe, 2);
    const cookie = phone.cookieHeader();
    const input = { email: member.email, password: member.password };
    const query = 'mutation ($input: SignInInput!) { signIn(input: $input) { __typename } }';
    const answers = await Promise.all(
      [0, 1, 0, 1].map((server) => shop.client({ server }).send({ query, variables: { input } }, { cookie })),
    );
    expect(answers.map(({ data }) => data)).toEqual(Array(4).fill({ signIn: { __typename: 'Viewer' } }));
    expect(await readLines(await createMemberClient(shop, member))).toEqual([['wipe', 2]]);
  });

  it('is merged into the cart of one of two members whose sign-ins race for it', async () => {
    const members = [await addMember(shop), await addMember(shop)];
    const phone = shop.client();
    await add(phone, wipe, 2);
    const cookie = phone.cookieHeader();
    const query = 'mutation ($input: SignInInput!) { signIn(input: $input) { __typename } }';
    await Promise.all(
      members.map(({ email, password }, server) =>
        shop.client({ server }).send({ query, variables: { input: { email, password } } }, { cookie }),
      ),
    );
    const carts = [];
    for (const member of members) carts.push(...(await readLines(await createMemberClient(shop, member))));
    expect(carts).toEqual([['wipe', 2]]);
  });

  it('is merged on the next read of the cart if a late click refilled it during the sign-in', async () => {
    const member = await addMember(shop);
    const late = shop.client();
    await add(late, rare, 1);
    const guestCookie = late.cookieHeader();
    const phone = await createMemberClient(shop, member);
    await add(phone, wipe, 1);
    const { data } = await phone.send(
      { query: '{ cart { itemCount } }' },
      { cookie: `${phone.cookieHeader()}; ${guestCookie}` },
    );
    expect(data).toEqual({ cart: { itemCount: 2 } });
    expect(await readLines(late)).toEqual([]);
  });
});

describe("a member's cart", () => {
  it('is the same on every device, and loses nothing to concurrent first clicks', async () => {
    const member = await addMember(shop);
    const [phone, laptop] = [
      await createMemberClient(shop, member),
      await createMemberClient(shop, member, { server: 1 }),
    ];
    await Promise.all([add(phone, wipe, 1), add(laptop, wipe, 1), add(phone, rare, 1), add(laptop, wipe, 1)]);
    const lines = await readLines(phone);
    expect(Object.fromEntries(lines)).toEqual({ wipe: 3, rare: 1 });
    expect(await readLines(laptop)).toEqual(lines);
  });

  it('needs no token, and exposes none', async () => {
    const phone = await createMemberClient(shop, await addMember(shop));
    expect((await add(phone, wipe, 1)).token).toBeNull();
    expect(phone.cookieHeader()).not.toContain('basket=');
  });

  it('stays with the member who signs out, and the browser starts with an empty one (CART-10)', async () => {
    const member = await addMember(shop);
    const phone = shop.client();
    await add(phone, wipe, 2);
    await signInAs(phone, member);
    await phone.send(SIGN_OUT);
    expect(await readLines(phone)).toEqual([]);
    await add(phone, rare, 1);
    expect(await readLines(await createMemberClient(shop, member))).toEqual([['wipe', 2]]);
  });

  it('is changed with at most four database commands a click, signing in included', async () => {
    const phone = await createMemberClient(shop, await addMember(shop));
    await add(phone, wipe, 1);
    expect((await shop.commandsDuring(() => add(phone, rare, 1))).length).toBeLessThanOrEqual(4);
  });
});

describe('a checkout started as a guest (CHECKOUT-17)', () => {
  it('belongs to the member after the sign-in, with its input and without a pass code', async () => {
    const member = await addMember(shop);
    const phone = shop.client({ market: 'KR' });
    const ready = await fillCheckout(phone, 'KR', { [wipe]: 1 });
    await signInAs(phone, member);
    const { checkout } = await phone.run(MyCheckout, { id: ready.checkoutId });
    expect(checkout).toMatchObject({
      isGuest: false,
      hasPassCode: false,
      contact: { email: 'mina@example.com' },
      address: { city: '성동구' },
    });
    const { startCheckout } = await phone.run(StartCheckout);
    expect(expectResult(startCheckout, 'Checkout').id).toBe(ready.checkoutId);

    const { order } = expectResult(await payByDeposit(phone, ready), 'OrderPlaced');
    expect(await staffSees(order.number)).toMatchObject({ customerKind: 'MEMBER', email: 'mina@example.com' });
    expect(await readLines(phone)).toEqual([]);
  });

  it('keeps its running payment through the sign-in: held once, paid once, the rest stays in the cart', async () => {
    const member = await addMember(shop);
    const laptop = await createMemberClient(shop, member, { market: 'US', server: 1 });
    await add(laptop, wipe, 1);
    const phone = shop.client({ market: 'US' });
    const ready = await fillCheckout(phone, 'US', { [paid]: 3 });
    const started = expectResult(await startCardPayment(phone, ready), 'PaymentActionRequired');

    await signInAs(phone, member);
    // All three units are reserved by this payment itself, so the line has not changed.
    const { cart } = await phone.run(MemberCart);
    expect(cart.lines.find(({ product }) => product.slug === 'paid')).toMatchObject({
      quantity: 3,
      maximumQuantity: 3,
    });

    await confirmCard(shop.stripeUrl, started.clientSecret);
    const { order } = expectResult(await complete(phone, ready), 'OrderPlaced');
    expect(await staffSees(order.number)).toMatchObject({ customerKind: 'MEMBER' });
    expect(await readLines(laptop)).toEqual([['wipe', 1]]);
    const level = await shop.connection.collection('stock_levels').findOne({ productId: paid, market: 'US' });
    expect(level).toMatchObject({ quantity: 0, reserved: 0 });
  });

  it('releases its units once if its payment is abandoned after the sign-in', async () => {
    const member = await addMember(shop);
    const phone = shop.client({ market: 'US' });
    const ready = await fillCheckout(phone, 'US', { [released]: 3 });
    expectResult(await startCardPayment(phone, ready), 'PaymentActionRequired');
    await signInAs(phone, member);
    const overdue = { $set: { heldUntil: new Date(0) } };
    await shop.connection.collection('reservations').updateMany({ 'lines.productId': released }, overdue);
    await shop.app().services.payment.expireReservations();
    const level = await shop.connection.collection('stock_levels').findOne({ productId: released, market: 'US' });
    expect(level).toMatchObject({ quantity: 3, reserved: 0 });
    // A reservation that was not cleared would still count as available to this cart, in addition to the released units.
    await expect
      .poll(async () => (await phone.run(MemberCart)).cart.lines, { timeout: 15_000 })
      .toMatchObject([{ quantity: 3, maximumQuantity: 3 }]);
  });
});

describe("a member's checkout", () => {
  it('needs no pass code and is inaccessible to others (CHECKOUT-4)', async () => {
    const member = await addMember(shop);
    const phone = await createMemberClient(shop, member, { market: 'KR' });
    await add(phone, wipe, 1);
    const { startCheckout } = await phone.run(StartCheckout);
    const { id } = expectResult(startCheckout, 'Checkout');
    const contact = `updateCheckoutContact(input: { checkoutId: "${id}", email: "mina@example.com", phone: "01012345678" }) { __typename }`;
    expect((await phone.send({ query: `mutation { ${contact} }` })).data).toEqual({
      updateCheckoutContact: { __typename: 'Checkout' },
    });
    const stranger = await createMemberClient(shop, await addMember(shop), { market: 'KR' });
    expect((await stranger.run(MyCheckout, { id })).checkout).toBeNull();
    expect((await shop.client().run(MyCheckout, { id })).checkout).toBeNull();
    expect((await stranger.send({ query: `mutation { ${contact} }` })).data).toEqual({
      updateCheckoutContact: { __typename: 'CheckoutError' },
    });
  });

  it('saves its address once if requested, and continues if the address book is full (CHECKOUT-7)', async () => {
    const phone = await createMemberClient(shop, await addMember(shop), { market: 'US' });
    await add(phone, wipe, 1);
    const { startCheckout } = await phone.run(StartCheckout);
    const { id } = expectResult(startCheckout, 'Checkout');
    const query =
      'mutation ($input: UpdateCheckoutAddressInput!) { updateCheckoutAddress(input: $input) { __typename } }';
    const setAddress = async (street: string, isSavedToAddressBook: boolean | null) =>
      (
        await phone.send({
          query,
          variables: { input: { checkoutId: id, isSavedToAddressBook, address: { ...ADDRESSES.US, address: street } } },
        })
      ).data;
    const kept = async () =>
      ((await phone.send({ query: '{ myAddresses { address } }' })).data as { myAddresses: unknown[] }).myAddresses;

    await setAddress('0 Main St', null);
    expect(await kept()).toEqual([]);
    await setAddress('0 Main St', true);
    await setAddress('0 MAIN ST', true);
    expect(await kept()).toEqual([{ address: '0 Main St' }]);
    for (let street = 1; street <= 20; street += 1) {
      expect(await setAddress(`${street} Main St`, true)).toEqual({
        updateCheckoutAddress: { __typename: 'Checkout' },
      });
    }
    expect(await kept()).toHaveLength(20);
  });
});
