import type { ReturnReason } from '@eunbit/schema/return';
import { validateReturnDetails } from '@eunbit/schema/validation-return';
import type { FieldFailure } from '@eunbit/schema/validation-rules';
import type { ReturnDraft } from './return-draft.ts';

interface ChosenLine {
  readonly productId: string;
  readonly quantity: number;
  readonly reason: ReturnReason | null;
}

/** What is wrong with the second step. What never came is a request of its own, since nothing of it is sent back. */
export function checkReasons(lines: readonly ChosenLine[], draft: ReturnDraft): FieldFailure[] {
  const isMissing = lines.some(({ reason }) => reason === 'MISSING_ITEM');
  const failures = lines.flatMap(({ reason }, index): FieldFailure[] => {
    const path = `lines.${index}.reason`;
    if (!reason) return [{ path, key: 'return.reasonRequired' }];
    return isMissing && reason !== 'MISSING_ITEM' ? [{ path, key: 'return.missingApart' }] : [];
  });
  const known = lines.flatMap(({ reason, ...line }) => (reason ? [{ ...line, reason }] : []));
  const wish = isMissing ? 'MISSING_ITEM' : (draft.wish ?? 'REFUND');
  const { note, isUnused, pictures } = draft;
  const pictureIds = pictures.map(({ id }) => id);
  return [...failures, ...validateReturnDetails({ wish, lines: known, note, pictureIds, isUnused })];
}
