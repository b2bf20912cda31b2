import { graphql } from '../gql/gql.ts';
import type { ReturnReason, ReturnResolution, ReturnStatus } from '../gql/graphql.ts';
import type { ShopClient } from './shop-client.ts';
import { readOrder, shipPart } from './staff-actions.ts';

const ActedReturnOptions = graphql(`
  query ActedReturnOptions($accessToken: String!) {
    guestOrder(accessToken: $accessToken) {
      number
      returnOptions { lines { productId quantity reasons { reason quantity } } }
    }
  }
`);
const ActedReturnPreview = graphql(`
  query ActedReturnPreview($input: ReturnChoiceInput!) {
    returnPreview(input: $input) { __typename ... on ReturnPreview { shipping { fee { amount } } } }
  }
`);
const ActedRequestReturn = graphql(`
  mutation ActedRequestReturn($input: RequestReturnInput!) {
    requestReturn(input: $input) { __typename }
  }
`);
const ActedWithdrawReturn = graphql(`
  mutation ActedWithdrawReturn($input: WithdrawReturnInput!) { withdrawReturn(input: $input) { __typename } }
`);
const ActedReturns = graphql(`
  query ActedReturns($filter: ReturnFilterInput!) {
    returns(filter: $filter, first: 20) { nodes { number } }
  }
`);
const ActedReturn = graphql(`
  query ActedReturn($number: String!) {
    return(number: $number) {
      number
      status
      resolution
      orderNumber
      lines { productId quantity received }
      refundPlan { amount { amount } }
    }
  }
`);
const ActedApprove = graphql(`
  mutation ActedApprove($input: ApproveReturnInput!) { approveReturn(input: $input) { __typename } }
`);
const ActedRefuse = graphql(`
  mutation ActedRefuse($input: RefuseReturnInput!) { refuseReturn(input: $input) { __typename } }
`);
const ActedReceive = graphql(`
  mutation ActedReceive($input: ReceiveReturnInput!) { receiveReturn(input: $input) { __typename } }
`);
const ActedInspect = graphql(`
  mutation ActedInspect($input: InspectReturnInput!) { inspectReturn(input: $input) { __typename } }
`);
const ActedRefundReturn = graphql(`
  mutation ActedRefundReturn($input: RefundReturnInput!) { refundReturn(input: $input) { __typename } }
`);
const ActedReplaceReturn = graphql(`
  mutation ActedReplaceReturn($input: ReplaceReturnInput!) { replaceReturn(input: $input) { __typename } }
`);

interface Waiting {
  readonly number: string;
  readonly status: ReturnStatus;
  readonly resolution: ReturnResolution;
  readonly orderNumber: string;
  readonly lines: readonly {
    readonly productId: string;
    readonly quantity: number;
    readonly received?: number | null;
  }[];
  readonly refundPlan?: { readonly amount: { readonly amount: number } } | null;
}

/** The clients that take part in returns. */
export interface ReturnParties {
  readonly staff: ShopClient;
  readonly customer: ShopClient;
  /** Access tokens by order number. */
  readonly tokens: ReadonlyMap<string, string>;
  /** Numbers of returns that were to be settled when nothing was left to refund; new ones are added. */
  readonly worthNothing: Set<string>;
}

/** Requests the return of one shipped unit; if nothing has shipped, staff ship one first. */
export async function requestReturn(
  { customer, staff }: ReturnParties,
  accessToken: string,
  random: () => number,
): Promise<string | null> {
  const { guestOrder } = await customer.run(ActedReturnOptions, { accessToken });
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
    resolution: random() < 0.5 ? ('REFUND' as const) : ('EXCHANGE' as const),
  };
  const { returnPreview } = await customer.run(ActedReturnPreview, { input: choice });
  if (returnPreview.__typename !== 'ReturnPreview') return returnPreview.__typename;
  const expectedFee = returnPreview.shipping.fee.amount;
  const input = { ...choice, expectedFee, isUnused: true, note: 'It leaks.' };
  return (await customer.run(ActedRequestReturn, { input })).requestReturn.__typename;
}

async function withdraw({ customer, tokens }: ReturnParties, { number, orderNumber }: Waiting): Promise<string | null> {
  const accessToken = tokens.get(orderNumber);
  if (!accessToken) return null;
  return (await customer.run(ActedWithdrawReturn, { input: { number, accessToken } })).withdrawReturn.__typename;
}

/** All units have arrived; of each product, some are restocked. */
async function inspect(client: ShopClient, { number, lines }: Waiting, random: () => number): Promise<string> {
  const inspected = lines.map(({ productId, received }) => {
    const restocked = Math.floor(random() * ((received ?? 0) + 1));
    return { productId, restocked, writtenOff: (received ?? 0) - restocked };
  });
  const input = { number, lines: inspected.filter((line) => line.restocked + line.writtenOff > 0) };
  return (await client.run(ActedInspect, { input })).inspectReturn.__typename;
}

/** Settles a return as requested, or differently at the staff's discretion. */
async function settle(
  { staff, worthNothing }: ReturnParties,
  { number, resolution, refundPlan }: Waiting,
  random: () => number,
): Promise<string> {
  const isReplaced = resolution === 'EXCHANGE' && random() < 0.7;
  if (isReplaced) return (await staff.run(ActedReplaceReturn, { input: { number } })).replaceReturn.__typename;
  const expectedAmount = refundPlan?.amount.amount ?? 0;
  if (expectedAmount === 0) worthNothing.add(number);
  const input = { number, expectedAmount };
  return (await staff.run(ActedRefundReturn, { input })).refundReturn.__typename;
}

/** Takes the next step of a return, as the person whose step it is. */
export async function stepReturn(
  parties: ReturnParties,
  waiting: Waiting,
  random: () => number,
): Promise<[string, string | null]> {
  const { number, lines } = waiting;
  const { staff } = parties;
  switch (waiting.status) {
    case 'REQUESTED': {
      if (random() < 0.1) return ['withdraw', await withdraw(parties, waiting)];
      if (random() > 0.1) {
        return ['approve', (await staff.run(ActedApprove, { input: { number } })).approveReturn.__typename];
      }
      const input = { number, reason: 'It was used.' };
      return ['refuse', (await staff.run(ActedRefuse, { input })).refuseReturn.__typename];
    }
    case 'APPROVED':
    case 'IN_TRANSIT': {
      if (random() < 0.05) return ['withdraw', await withdraw(parties, waiting)];
      const came = lines.map(({ productId, quantity }) => ({ productId, quantity }));
      return ['receive', (await staff.run(ActedReceive, { input: { number, lines: came } })).receiveReturn.__typename];
    }
    case 'RECEIVED':
      return ['inspect', await inspect(staff, waiting, random)];
    case 'INSPECTED':
      return ['settle', await settle(parties, waiting, random)];
    default:
      return ['nothing', null];
  }
}

const OPEN = [
  'REQUESTED',
  'APPROVED',
  'IN_TRANSIT',
  'RECEIVED',
  'INSPECTED',
] as const satisfies readonly ReturnStatus[];

/**
 * One of the oldest open returns of a store; null if there is none. All staff choose among these, so that they work on the same
 * ones.
 */
export async function findOpenReturn(staff: ShopClient, market: 'KR' | 'US', random: () => number) {
  const { returns } = await staff.run(ActedReturns, { filter: { market, statuses: [...OPEN] } });
  const picked = returns.nodes[Math.floor(random() * Math.min(3, returns.nodes.length))];
  return picked ? ((await staff.run(ActedReturn, { number: picked.number })).return ?? null) : null;
}
