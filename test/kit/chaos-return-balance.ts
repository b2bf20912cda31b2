import { draftOrderModel } from '@eunbit/server/modules/draft-order/draft-order.model';
import type { OrderRecord } from '@eunbit/server/modules/order/order.record';
import type { ReturnRecord } from '@eunbit/server/modules/return/return.model';
import { returnModel } from '@eunbit/server/modules/return/return.model';
import { stockMovementModel } from '@eunbit/server/modules/stock/stock-movement.model';
import type { Connection } from 'mongoose';

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

export const readReturns = (connection: Connection): Promise<ReturnRecord[]> => returnModel(connection).find().lean();

/**
 * Problems of returns and their results, as text: each settled return has exactly one refund or order, unless nothing was left to
 * refund; no other return has any; and the stock has changed by the received and the written-off units.
 */
export async function findReturnProblems(
  connection: Connection,
  orders: readonly OrderRecord[],
  worthNothing: ReadonlySet<string>,
): Promise<string[]> {
  const returns = await readReturns(connection);
  const problems: string[] = [];
  const settled = returns.filter(({ status }) => status === 'SETTLED');
  for (const { number, refundId, replacementNumber } of settled) {
    const count = [refundId, replacementNumber].filter((outcome) => outcome !== null).length;
    if (count !== 1 && !(count === 0 && worthNothing.has(number))) problems.push(`${number}: ${count} outcomes`);
  }
  for (const { number, status, refundId, replacementNumber } of returns) {
    if (status !== 'SETTLED' && status !== 'AWAITING_PAYMENT' && (refundId || replacementNumber))
      problems.push(`${number}: ${status} with an outcome`);
  }
  const refunds = orders.flatMap(({ refunds: made = [] }) => made.filter(({ reason }) => reason === 'RETURNED'));
  const named = settled.flatMap(({ refundId }) => refundId ?? []);
  if (
    refunds
      .map(({ id }) => id)
      .toSorted()
      .join() !== named.toSorted().join()
  ) {
    problems.push(`${refunds.length} refunds, ${named.length} named by returns`);
  }
  const drafts = await draftOrderModel(connection)
    .find({ returnNumber: { $in: returns.map(({ number }) => number) } })
    .lean();
  const cancelled = new Set(orders.filter(({ status }) => status === 'ORDER_CANCELLED').map(({ number }) => number));
  // An exchange refers to its order or, as long as its link is not paid, to its draft.
  const replaced = returns.filter(
    ({ status, replacementNumber }) => (status === 'SETTLED' || status === 'AWAITING_PAYMENT') && replacementNumber,
  );
  for (const { number, replacementNumber } of replaced) {
    const made = drafts.filter(
      (draft) =>
        draft.returnNumber === number && draft.status !== 'CANCELLED' && !cancelled.has(draft.orderNumber ?? ''),
    );
    const isNamed = made.some((draft) => [draft.number, draft.orderNumber].includes(replacementNumber));
    if (made.length !== 1 || !isNamed) problems.push(`${number}: ${made.length} exchanges for ${replacementNumber}`);
  }
  // The cancellation of an order reopens its return, which may be settled differently by now (RETURN-16).
  const standing = orders.filter(({ number }) => !cancelled.has(number));
  for (const { number, origin } of standing.filter((order) => order.origin?.returnNumber)) {
    const isWanted = settled.some((one) => one.number === origin?.returnNumber && one.replacementNumber);
    if (!isWanted) problems.push(`${number}: an exchange that no return has`);
  }
  for (const order of orders) {
    const own = returns.filter(
      ({ orderNumber, status }) =>
        orderNumber === order.number && !['REFUSED', 'WITHDRAWN', 'EXPIRED'].includes(status),
    );
    for (const { productId } of order.lines) {
      const back = sum(own.flatMap(({ lines }) => lines.filter((line) => line.productId === productId).map(unitsOf)));
      const left = sum(
        order.fulfilments.flatMap(({ lines }) => lines.filter((line) => line.productId === productId).map(unitsOf)),
      );
      if (back > left) problems.push(`${order.number}: ${back} of ${left} units come back`);
    }
  }
  const movements = await stockMovementModel(connection)
    .find({ kind: { $in: ['RETURN', 'WRITE_OFF'] } })
    .lean();
  const moved = sum(movements.map(({ unitsBefore, unitsAfter }) => unitsAfter - unitsBefore));
  const restocked = sum(returns.flatMap(({ inspected }) => (inspected ?? []).map((line) => line.restocked)));
  if (moved !== restocked) problems.push(`stock moved by ${moved} for ${restocked} restocked units`);
  return problems;
}

const unitsOf = ({ quantity }: { readonly quantity: number }) => quantity;
