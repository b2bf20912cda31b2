import { setTimeout as delay } from 'node:timers/promises';
import { seededRandom } from '../../scripts/setup/seeded-random.ts';
import { graphql } from '../gql/gql.ts';
import { SignIn } from './operations.ts';
import { ShopClient } from './shop-client.ts';
import { ADDRESSES, CONTACT, expectResult } from './story.ts';

const PAUSE_MS = 100;

const ChaosOrder = graphql(`
  query ChaosOrder($number: String!) {
    order(number: $number) {
      market
      status
      revision
      createdAt
      total { amount }
      lines { productId quantity fulfilment { open } }
      fulfilments { id }
      payment { method status outstandingAmount { amount } }
    }
  }
`);
const ChaosDeposit = graphql(`
  mutation ChaosDeposit($input: RecordDepositInput!) { recordDeposit(input: $input) { __typename } }
`);
const ChaosRefundPreview = graphql(`
  query ChaosRefundPreview($input: RefundChoiceInput!) {
    refundPreview(input: $input) { __typename ... on RefundPreview { left { amount } } }
  }
`);
const ChaosRefund = graphql(`
  mutation ChaosRefund($input: RequestRefundInput!) { requestRefund(input: $input) { __typename } }
`);
const ChaosFulfilment = graphql(`
  mutation ChaosFulfilment($input: CreateFulfilmentInput!) { createFulfilment(input: $input) { __typename } }
`);
const ChaosEdit = graphql(`
  mutation ChaosEdit($input: EditOrderInput!) { editOrder(input: $input) { __typename } }
`);

const ChaosLinesPreview = graphql(`
  query ChaosLinesPreview($input: OrderLinesInput!) {
    previewOrderLines(input: $input) { __typename ... on OrderLinesPreview { totalAfter { amount } } }
  }
`);
const ChaosEditLines = graphql(`
  mutation ChaosEditLines($input: EditOrderLinesInput!) { editOrderLines(input: $input) { __typename } }
`);

export interface ChaosStaffOptions {
  readonly shopUrl: string;
  readonly account: { readonly email: string; readonly password: string };
  /** Orders that buyers were told, by their numbers, which grow. */
  readonly told: ReadonlyMap<string, string>;
  readonly seed: number;
  readonly people: number;
}

export interface ChaosStaff {
  /** What was done, and how often the shop answered that it was. */
  readonly done: Readonly<Record<string, number>>;
  stop(): Promise<void>;
}

/** An order as staff read it before they work on it. */
export async function readOrder(client: ShopClient, number: string) {
  const { order } = await client.run(ChaosOrder, { number });
  if (!order) throw new Error(`${number} is gone`);
  return order;
}

type Order = Awaited<ReturnType<typeof readOrder>>;

/** Ships a unit of an order that is still open; null where none is. */
export async function shipPart(client: ShopClient, orderNumber: string, { market, lines, fulfilments }: Order) {
  const line = lines.find(({ fulfilment }) => (fulfilment?.open ?? 0) > 0);
  if (!line) return null;
  const digits = orderNumber.slice(-8).replace(/\D/g, '') + String(fulfilments.length);
  const tracking =
    market === 'KR'
      ? [{ carrier: 'HANJIN' as const, trackingNumber: digits.padStart(12, '1') }]
      : [{ carrier: 'USPS' as const, trackingNumber: digits.padStart(22, '9') }];
  const shipped = { lines: [{ productId: line.productId, quantity: 1 }], tracking, isUnpaidAccepted: true };
  const input = { orderNumber, expectedFulfilments: fulfilments.length, ...shipped };
  return (await client.run(ChaosFulfilment, { input })).createFulfilment.__typename;
}

/**
 * Staff who work on orders that were placed, whatever happens to the shop: they record deposits, pay parts back, ship some of
 * the units, correct addresses and take units off. Several take the same order at once, and nobody asks twice: what got no answer may have
 * been done or not.
 */
export function startChaosStaff({ shopUrl, account, told, seed, people }: ChaosStaffOptions): ChaosStaff {
  const done: Record<string, number> = {};
  let open = true;

  async function signIn(): Promise<ShopClient> {
    const client = new ShopClient(shopUrl, { market: 'KR' });
    expectResult((await client.run(SignIn, { input: account })).signIn, 'SignedIn');
    return client;
  }

  /** Half of what is open, or all of it. */
  async function recordDeposit(client: ShopClient, orderNumber: string, { payment }: Order, random: () => number) {
    const outstanding = payment.outstandingAmount.amount;
    if (payment.method !== 'DEPOSIT' || outstanding === 0) return null;
    const amount = random() < 0.5 ? Math.ceil(outstanding / 2) : outstanding;
    const receivedOn = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Seoul' }).format(new Date());
    const input = { orderNumber, amount, receivedOn, depositorName: '이미나', bankId: 'kb' };
    return (await client.run(ChaosDeposit, { input })).recordDeposit.__typename;
  }

  async function refundPart(client: ShopClient, orderNumber: string, { market }: Order, random: () => number) {
    if (market !== 'US') return null;
    const nothing = { orderNumber, lines: [], shipping: 0 };
    const { refundPreview } = await client.run(ChaosRefundPreview, { input: nothing });
    if (refundPreview.__typename !== 'RefundPreview' || refundPreview.left.amount < 2) return null;
    const expectedLeft = refundPreview.left.amount;
    const amount = 1 + Math.floor((random() * expectedLeft) / 2);
    const input = { ...nothing, amount, expectedLeft, reason: 'DAMAGED' as const };
    return (await client.run(ChaosRefund, { input })).requestRefund.__typename;
  }

  async function editAddress(
    client: ShopClient,
    orderNumber: string,
    { market, revision }: Order,
    random: () => number,
  ) {
    const address = { ...ADDRESSES[market], apt: String(Math.floor(random() * 1000)) };
    const destination = { address, phone: CONTACT.phone, isKeptAsTyped: true };
    const input = { orderNumber, expectedRevision: revision, destination, reason: 'Moved.' };
    return (await client.run(ChaosEdit, { input })).editOrder.__typename;
  }

  async function takeUnitOff(
    client: ShopClient,
    orderNumber: string,
    { lines, revision }: Order,
    random: () => number,
  ) {
    const one = lines[Math.floor(random() * lines.length)];
    const wanted = lines
      .map(({ productId, quantity }) => ({ productId, quantity: quantity - (productId === one?.productId ? 1 : 0) }))
      .filter(({ quantity }) => quantity > 0);
    if (wanted.length === 0) return null;
    const input = { orderNumber, expectedRevision: revision, lines: wanted };
    const { previewOrderLines } = await client.run(ChaosLinesPreview, { input });
    if (previewOrderLines.__typename !== 'OrderLinesPreview') return previewOrderLines.__typename;
    const edit = { ...input, acceptedTotal: previewOrderLines.totalAfter.amount, reason: 'Broken.' };
    return (await client.run(ChaosEditLines, { input: edit })).editOrderLines.__typename;
  }

  const WORK = { recordDeposit, refundPart, shipPart, editAddress, takeUnitOff };

  async function work(client: ShopClient, random: () => number): Promise<void> {
    const recent = [...told.keys()].slice(-12);
    const number = recent[Math.floor(random() * recent.length)];
    if (!number) return void (await delay(PAUSE_MS));
    const kinds = Object.entries(WORK);
    const [kind, act] = kinds[Math.floor(random() * kinds.length)] as (typeof kinds)[number];
    const answer = await act(client, number, await readOrder(client, number), random);
    if (answer && !answer.endsWith('Error')) done[kind] = (done[kind] ?? 0) + 1;
  }

  async function workOnAndOn(random: () => number): Promise<void> {
    let client: ShopClient | null = null;
    while (open) {
      try {
        client ??= await signIn();
        await work(client, random);
      } catch {
        // The shop is dead at the time, or its database: nobody knows what became of the last thing that was asked.
        await delay(PAUSE_MS);
      }
    }
  }

  const all = Array.from({ length: people }, (_, n) => workOnAndOn(seededRandom(seed * 31 + n)));
  return {
    done,
    async stop() {
      open = false;
      await Promise.all(all);
    },
  };
}
