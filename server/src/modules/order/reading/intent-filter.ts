import { textIn } from '../../../common/indexed-text.ts';

/** Orders that one of these card payments has paid for, the first or a later one. */
export function paidBy(intentIds: readonly string[]) {
  return {
    $or: [{ 'payment.intentId': textIn(intentIds) }, { 'payment.laterIntents.intentId': textIn(intentIds) }],
  };
}
