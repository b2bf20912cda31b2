import { setTimeout as delay } from 'node:timers/promises';
import { seededRandom } from '../../scripts/setup/seeded-random.ts';
import { graphql } from '../gql/gql.ts';
import type { ReturnReason, ReturnState, ReturnWish } from '../gql/graphql.ts';
import { readOrder, shipPart } from './chaos-staff.ts';
import { SignIn } from './operations.ts';
import { ShopClient } from './shop-client.ts';
import { expectResult } from './story.ts';

const PAUSE_MS = 50;
/** Orders that are looked at, the last of those that buyers were told. */
const RECENT = 12;
const OPEN = ['REQUESTED', 'APPROVED', 'IN_TRANSIT', 'RECEIVED', 'INSPECTED'] as const satisfies readonly ReturnState[];

const ChaosReturnOptions = graphql(`
  query ChaosReturnOptions($accessToken: String!) {
    guestOrder(accessToken: $accessToken) {
      number
      returnOptions { lines { productId quantity reasons { reason quantity } } }
    }
  }
`);
const ChaosReturnPreview = graphql(`
  query ChaosReturnPreview($input: ReturnChoiceInput!) {
    returnPreview(input: $input) { __typename ... on ReturnPreview { shipping { fee { amount } } } }
  }
`);
const ChaosRequestReturn = graphql(`
  mutation ChaosRequestReturn($input: RequestReturnInput!) {
    requestReturn(input: $input) { __typename }
  }
`);
const ChaosWithdrawReturn = graphql(`
  mutation ChaosWithdrawReturn($input: WithdrawReturnInput!) { withdrawReturn(input: $input) { __typename } }
`);
const ChaosReturns = graphql(`
  query ChaosReturns($filter: ReturnFilterInput!) {
    returns(filter: $filter, first: 20) { nodes { number } }
  }
`);
const ChaosReturn = graphql(`
  query ChaosReturn($number: String!) {
    return(number: $number) {
      number
      state
      wish
      orderNumber
      lines { productId quantity received }
      refundPlan { amount { amount } }
    }
  }
`);
const ChaosApprove = graphql(`
  mutation ChaosApprove($input: ApproveReturnInput!) { approveReturn(input: $input) { __typename } }
`);
const ChaosRefuse = graphql(`
  mutation ChaosRefuse($input: RefuseReturnInput!) { refuseReturn(input: $input) { __typename } }
`);
const ChaosReceive = graphql(`
  mutation ChaosReceive($input: ReceiveReturnInput!) { receiveReturn(input: $input) { __typename } }
`);
const ChaosInspect = graphql(`
  mutation ChaosInspect($input: InspectReturnInput!) { inspectReturn(input: $input) { __typename } }
`);
const ChaosRefundReturn = graphql(`
  mutation ChaosRefundReturn($input: RefundReturnInput!) { refundReturn(input: $input) { __typename } }
`);
const ChaosReplaceReturn = graphql(`
  mutation ChaosReplaceReturn($input: ReplaceReturnInput!) { replaceReturn(input: $input) { __typename } }
`);

export interface ChaosReturnsOptions {
  readonly shopUrl: string;
  readonly account: { readonly email: string; readonly password: string };
  /** Access tokens by the numbers of the orders that buyers were told, which grow. */
  readonly told: ReadonlyMap<string, string>;
  readonly seed: number;
  readonly people: number;
}

export interface ChaosReturns {
  /** What was done, and how often the shop answered that it was. */
  readonly done: Readonly<Record<string, number>>;
  /** Numbers of returns that were to be settled when nothing was left to pay back. */
  readonly worthNothing: ReadonlySet<string>;
  stop(): Promise<void>;
}

interface Waiting {
  readonly number: string;
  readonly state: ReturnState;
  readonly wish: ReturnWish;
  readonly orderNumber: string;
  readonly lines: readonly {
    readonly productId: string;
    readonly quantity: number;
    readonly received?: number | null;
  }[];
  readonly refundPlan?: { readonly amount: { readonly amount: number } } | null;
}

interface Clients {
  readonly staff: ShopClient;
  readonly customer: ShopClient;
}

/**
 * Customers who send back what has left, and staff who work on it, whatever happens to the shop. Several take the same return
 * at once, as a refund and as an exchange, and nobody asks twice: what got no answer may have been done or not.
 */
export function startChaosReturns({ shopUrl, account, told, seed, people }: ChaosReturnsOptions): ChaosReturns {
  const done: Record<string, number> = {};
  const worthNothing = new Set<string>();
  let open = true;

  async function signIn(): Promise<ShopClient> {
    const client = new ShopClient(shopUrl, { market: 'KR' });
    expectResult((await client.run(SignIn, { input: account })).signIn, 'SignedIn');
    return client;
  }

  /** One unit that has left; where nothing has, staff send one. */
  async function request(
    { customer, staff }: Clients,
    accessToken: string,
    random: () => number,
  ): Promise<string | null> {
    const { guestOrder } = await customer.run(ChaosReturnOptions, { accessToken });
    if (!guestOrder) return null;
    const reason: ReturnReason = random() < 0.5 ? 'DEFECTIVE' : 'CHANGE_OF_MIND';
    const line = guestOrder.returnOptions.lines.find((one) => one.reasons.some((offered) => offered.reason === reason));
    if (!line || line.quantity === 0) {
      const { number } = guestOrder;
      await shipPart(staff, number, await readOrder(staff, number));
      return null;
    }
    const choice = {
      orderNumber: guestOrder.number,
      accessToken,
      lines: [{ productId: line.productId, quantity: 1, reason }],
      wish: random() < 0.5 ? ('REFUND' as const) : ('EXCHANGE' as const),
    };
    const { returnPreview } = await customer.run(ChaosReturnPreview, { input: choice });
    if (returnPreview.__typename !== 'ReturnPreview') return returnPreview.__typename;
    const expectedFee = returnPreview.shipping.fee.amount;
    const input = { ...choice, expectedFee, isUnused: true, note: 'It leaks.' };
    return (await customer.run(ChaosRequestReturn, { input })).requestReturn.__typename;
  }

  async function withdraw(customer: ShopClient, { number, orderNumber }: Waiting): Promise<string | null> {
    const accessToken = told.get(orderNumber);
    if (!accessToken) return null;
    return (await customer.run(ChaosWithdrawReturn, { input: { number, accessToken } })).withdrawReturn.__typename;
  }

  /** All units came; of each product some can be sold again. */
  async function inspect(client: ShopClient, { number, lines }: Waiting, random: () => number): Promise<string> {
    const inspected = lines.map(({ productId, received }) => {
      const restocked = Math.floor(random() * ((received ?? 0) + 1));
      return { productId, restocked, writtenOff: (received ?? 0) - restocked };
    });
    const input = { number, lines: inspected.filter((line) => line.restocked + line.writtenOff > 0) };
    return (await client.run(ChaosInspect, { input })).inspectReturn.__typename;
  }

  /** As it was wished, or as staff think better. */
  async function settle(
    client: ShopClient,
    { number, wish, refundPlan }: Waiting,
    random: () => number,
  ): Promise<string> {
    const isReplaced = wish === 'EXCHANGE' && random() < 0.7;
    if (isReplaced) return (await client.run(ChaosReplaceReturn, { input: { number } })).replaceReturn.__typename;
    const expectedAmount = refundPlan?.amount.amount ?? 0;
    if (expectedAmount === 0) worthNothing.add(number);
    const input = { number, expectedAmount };
    return (await client.run(ChaosRefundReturn, { input })).refundReturn.__typename;
  }

  /** The next step of a return, by whom it is. */
  async function step(clients: Clients, waiting: Waiting, random: () => number): Promise<[string, string | null]> {
    const { number, lines } = waiting;
    const { staff, customer } = clients;
    switch (waiting.state) {
      case 'REQUESTED': {
        if (random() < 0.1) return ['withdraw', await withdraw(customer, waiting)];
        if (random() > 0.1) {
          return ['approve', (await staff.run(ChaosApprove, { input: { number } })).approveReturn.__typename];
        }
        const input = { number, reason: 'It was used.' };
        return ['refuse', (await staff.run(ChaosRefuse, { input })).refuseReturn.__typename];
      }
      case 'APPROVED':
      case 'IN_TRANSIT': {
        if (random() < 0.05) return ['withdraw', await withdraw(customer, waiting)];
        const came = lines.map(({ productId, quantity }) => ({ productId, quantity }));
        return [
          'receive',
          (await staff.run(ChaosReceive, { input: { number, lines: came } })).receiveReturn.__typename,
        ];
      }
      case 'RECEIVED':
        return ['inspect', await inspect(staff, waiting, random)];
      case 'INSPECTED':
        return ['settle', await settle(staff, waiting, random)];
      default:
        return ['nothing', null];
    }
  }

  const count = (kind: string, answer: string | null) => {
    if (answer && !answer.endsWith('Error')) done[kind] = (done[kind] ?? 0) + 1;
  };

  async function askForReturn(clients: Clients, random: () => number): Promise<void> {
    const recent = [...told.values()].slice(-RECENT);
    const accessToken = recent[Math.floor(random() * recent.length)];
    if (accessToken) count('request', await request(clients, accessToken, random));
    else await delay(PAUSE_MS);
  }

  async function work(clients: Clients, random: () => number): Promise<void> {
    const market = random() < 0.5 ? 'KR' : 'US';
    const { returns } = await clients.staff.run(ChaosReturns, { filter: { market, states: [...OPEN] } });
    // All take the oldest ones, so that they meet.
    const picked = returns.nodes[Math.floor(random() * Math.min(3, returns.nodes.length))];
    if (!picked || random() < 0.3) return askForReturn(clients, random);
    const { return: waiting } = await clients.staff.run(ChaosReturn, { number: picked.number });
    if (waiting) count(...(await step(clients, waiting, random)));
  }

  async function workOnAndOn(random: () => number): Promise<void> {
    const customer = new ShopClient(shopUrl, { market: 'US' });
    let staff: ShopClient | null = null;
    while (open) {
      try {
        staff ??= await signIn();
        await work({ staff, customer }, random);
      } catch {
        // The shop is dead at the time, or its database: nobody knows what became of the last thing that was asked.
        await delay(PAUSE_MS);
      }
    }
  }

  const all = Array.from({ length: people }, (_, n) => workOnAndOn(seededRandom(seed * 17 + n)));
  return {
    done,
    worthNothing,
    async stop() {
      open = false;
      await Promise.all(all);
    },
  };
}
