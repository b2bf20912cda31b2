import { stockModel } from '@eunbit/server/modules/stock/stock.model';
import { graphql } from '../gql/gql.ts';
import { makeDraft, sendDraft } from './draft-orders.ts';
import { type Act, changeLevel, type Month, pick, someLines, withSomeOrder } from './month.ts';
import { UpdateOrderStatus } from './operations.ts';
import { findOpenReturn, requestReturn, stepReturn } from './return-actions.ts';
import { readOrder, STAFF_ACTIONS } from './staff-actions.ts';

const ActedGuestOrders = graphql(`
  query ActedGuestOrders($userId: ID!) { guestOrdersOfUser(userId: $userId) { orderCount newestNumber } }
`);
const ActedMerge = graphql(`
  mutation ActedMerge($input: MergeGuestOrdersInput!) { mergeGuestOrders(input: $input) { __typename } }
`);

/** Runs a staff action on one of the orders in its current state. */
const actOnOrder =
  (act: (typeof STAFF_ACTIONS)[keyof typeof STAFF_ACTIONS]): Act =>
  (month) =>
    withSomeOrder(month, async ({ number }) =>
      act(month.staff, number, await readOrder(month.staff, number), month.random),
    );

async function cancelByStaff({ staff, tokens, random }: Month): Promise<string | null> {
  const orderNumber = pick([...tokens.keys()], random);
  if (!orderNumber) return null;
  const { status } = await readOrder(staff, orderNumber);
  const input = { orderNumber, expectedStatus: status, status: 'ORDER_CANCELLED' as const };
  return (await staff.run(UpdateOrderStatus, { input })).updateOrderStatus.__typename;
}

/** Sends products that were lost in transit again, free of charge. */
async function replace(month: Month): Promise<string | null> {
  const { staff, tokens, random } = month;
  const fromOrder = pick([...tokens.keys()], random);
  if (!fromOrder) return null;
  const { market } = await readOrder(staff, fromOrder);
  const contents = { lines: someLines(month), payment: 'NONE' as const, reason: 'Lost on the way.' };
  return (await sendDraft(staff, await makeDraft(staff, market, contents, 'REPLACEMENT', fromOrder))).__typename;
}

const askForReturn: Act = (month) =>
  withSomeOrder(month, ({ accessToken }) => requestReturn(month, accessToken, month.random));

async function stepOpenReturn(month: Month): Promise<string | null> {
  const { staff, random } = month;
  const waiting = (await findOpenReturn(staff, 'KR', random)) ?? (await findOpenReturn(staff, 'US', random));
  return waiting ? (await stepReturn(month, waiting, random))[1] : null;
}

const pickLevel = ({ products, random }: Month) =>
  [random() < 0.5 ? ('KR' as const) : ('US' as const), pick(products, random) ?? ''] as const;

/** Staff add units, or correct the quantity downward. */
const enterUnits: Act = (month) => {
  const units = Math.floor(month.random() * 20) - 5;
  return changeLevel(month, ...pickLevel(month), { units });
};

/** Stops a sale, or resumes one that was stopped. */
async function stopSale(month: Month): Promise<string> {
  const stopped = await stockModel(month.shop.connection).find({ stopped: true }).sort({ _id: 1 }).lean();
  const level = pick(stopped, month.random);
  if (level) return changeLevel(month, level.market, level.productId, { isStopped: false });
  return changeLevel(month, ...pickLevel(month), { isStopped: true });
}

/** Moves guest orders to the member who has their email address. */
async function mergeGuests({ staff, memberId: userId }: Month): Promise<string | null> {
  const { guestOrdersOfUser } = await staff.run(ActedGuestOrders, { userId });
  if (!guestOrdersOfUser) return null;
  const { orderCount, newestNumber } = guestOrdersOfUser;
  return (await staff.run(ActedMerge, { input: { userId, orderCount, newestNumber } })).mergeGuestOrders.__typename;
}

/** Actions of staff in a month, including returns. */
export const STAFF_ACTS = {
  recordDeposit: actOnOrder(STAFF_ACTIONS.recordDeposit),
  refundPart: actOnOrder(STAFF_ACTIONS.refundPart),
  shipPart: actOnOrder(STAFF_ACTIONS.shipPart),
  editAddress: actOnOrder(STAFF_ACTIONS.editAddress),
  takeUnitOff: actOnOrder(STAFF_ACTIONS.takeUnitOff),
  cancelByStaff,
  replace,
  askForReturn,
  stepReturn: stepOpenReturn,
  enterUnits,
  stopSale,
  mergeGuests,
} as const satisfies Record<string, Act>;
