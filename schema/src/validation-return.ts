import {
  fitsResolution,
  MAXIMUM_RETURN_NOTE_LENGTH,
  MAXIMUM_RETURN_PICTURES,
  MAXIMUM_RETURN_REASON_LENGTH,
  type ReturnReason,
  type ReturnResolution,
} from './return.ts';
import type { ReturnableLine } from './return-policy.ts';
import { check, type FieldFailure, required, severalLines, shortEnough, singleLine } from './validation-rules.ts';

export interface ReturnLineChoice {
  readonly productId: string;
  readonly quantity: number;
  readonly reason: ReturnReason;
}

/** A return that a customer requests. */
export interface ReturnChoice {
  readonly resolution: ReturnResolution;
  readonly lines: readonly ReturnLineChoice[];
  readonly note: string;
  readonly pictureIds: readonly string[];
  /** The customer's statement that goods returned after a change of mind were not used. */
  readonly isUnused: boolean;
}

function validateLine(
  line: ReturnLineChoice,
  index: number,
  { resolution, lines }: Pick<ReturnChoice, 'resolution' | 'lines'>,
  returnable: readonly ReturnableLine[],
): FieldFailure | null {
  const { productId, quantity, reason } = line;
  const found = returnable.find((one) => one.productId === productId);
  const allowed = found?.reasons.find((one) => one.reason === reason);
  const isTwice = lines.findIndex((one) => one.productId === productId) !== index;
  const path = `lines.${index}`;
  if (!found || isTwice || !Number.isSafeInteger(quantity) || quantity < 1) {
    return { path: `${path}.quantity`, key: 'return.units' };
  }
  if (!fitsResolution(resolution, reason)) return { path: `${path}.reason`, key: 'return.resolutionUnfit' };
  if (!allowed && found.obstacle === null) return { path: `${path}.reason`, key: 'return.tooLate' };
  if (!allowed) return { path, key: OBSTACLE_KEYS[found.obstacle ?? 'TOO_LATE'] };
  return quantity > allowed.quantity ? { path: `${path}.quantity`, key: 'return.units' } : null;
}

export const OBSTACLE_KEYS = {
  ORDER_CANCELLED: 'return.orderCancelled',
  NOT_SHIPPED: 'return.notShipped',
  ALREADY_TAKEN: 'return.alreadyTaken',
  TOO_LATE: 'return.tooLate',
} as const;

/** The lines of a return, checked against what can be returned now (RETURN-3, RETURN-5). */
export function validateReturnLines(
  choice: Pick<ReturnChoice, 'resolution' | 'lines'>,
  returnable: readonly ReturnableLine[],
): FieldFailure[] {
  if (choice.lines.length === 0) return [{ path: 'lines', key: 'return.nothingChosen' }];
  return choice.lines
    .map((line, index) => validateLine(line, index, choice, returnable))
    .filter((failure) => failure !== null);
}

/** The other fields of a return: a fault needs a note, and used goods cannot be returned after a change of mind. */
export function validateReturnDetails({ lines, note, pictureIds, isUnused }: ReturnChoice): FieldFailure[] {
  const isFault = lines.some(({ reason }) => reason !== 'CHANGE_OF_MIND' && reason !== 'MISSING_ITEM');
  const isChangeOfMind = lines.some(({ reason }) => reason === 'CHANGE_OF_MIND');
  const failures = check([
    [
      'note',
      note,
      ...(isFault ? [required('return.noteRequired')] : []),
      shortEnough(MAXIMUM_RETURN_NOTE_LENGTH),
      severalLines,
    ],
  ]);
  if (isChangeOfMind && !isUnused) failures.push({ path: 'isUnused', key: 'return.usedGoods' });
  if (pictureIds.length > MAXIMUM_RETURN_PICTURES) failures.push({ path: 'pictureIds', key: 'return.tooManyPictures' });
  return failures;
}

/** Reason why staff reject a return; the customer reads it. */
export function validateReturnRefusal(reason: string): FieldFailure[] {
  return check([
    ['reason', reason, required('return.refusalRequired'), shortEnough(MAXIMUM_RETURN_REASON_LENGTH), severalLines],
  ]);
}

/** Note for the customer about a pick-up, in addition to its day. */
export function validatePickupNote(note: string): FieldFailure[] {
  return check([['note', note, shortEnough(MAXIMUM_RETURN_REASON_LENGTH), singleLine]]);
}

export interface InspectedLine {
  readonly productId: string;
  readonly restocked: number;
  readonly writtenOff: number;
}

const isCount = (value: number) => Number.isSafeInteger(value) && value >= 0;

/** Each returned unit is restocked or written off (RETURN-9). */
export function validateInspection(
  lines: readonly InspectedLine[],
  received: readonly { readonly productId: string; readonly quantity: number }[],
): FieldFailure[] {
  const isWhole = received.every(({ productId, quantity }) => {
    const found = lines.filter((line) => line.productId === productId);
    const [one] = found;
    if (found.length > 1 || (!one && quantity > 0)) return false;
    return !one || (isCount(one.restocked) && isCount(one.writtenOff) && one.restocked + one.writtenOff === quantity);
  });
  const areKnown = lines.every(({ productId }) => received.some((line) => line.productId === productId));
  return isWhole && areKnown ? [] : [{ path: 'lines', key: 'return.inspection' }];
}

/** Received units of a return: at most what was approved, and at least one in all. */
export function validateReceipt(
  lines: readonly { readonly productId: string; readonly quantity: number }[],
  approved: readonly { readonly productId: string; readonly quantity: number }[],
): FieldFailure[] {
  const isPossible = lines.every(({ productId, quantity }, index) => {
    const isTwice = lines.findIndex((line) => line.productId === productId) !== index;
    const most = approved.find((line) => line.productId === productId)?.quantity ?? -1;
    return !isTwice && isCount(quantity) && quantity <= most;
  });
  const isSome = lines.some(({ quantity }) => quantity > 0);
  return isPossible && isSome ? [] : [{ path: 'lines', key: 'return.receipt' }];
}
