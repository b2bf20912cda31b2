import type { ApiMessageKey } from './api-messages.ts';
import { MAXIMUM_QUANTITY } from './catalogue.ts';
import { MAXIMUM_ORDER_LINES, type WantedLine } from './order-edit.ts';
import type { FieldFailure } from './validation-rules.ts';

function findQuantityFailure({ quantity }: WantedLine): ApiMessageKey | null {
  if (!Number.isInteger(quantity) || quantity < 1) return 'quantity.invalid';
  return quantity > MAXIMUM_QUANTITY ? 'quantity.maximum' : null;
}

/** The new lines of an order (ORDER-39): at least one product, no duplicates, within the limits of a cart. */
export function validateWantedLines(lines: readonly WantedLine[]): FieldFailure<ApiMessageKey>[] {
  if (lines.length === 0) return [{ path: 'lines', key: 'editedLines.required' }];
  if (lines.length > MAXIMUM_ORDER_LINES) return [{ path: 'lines', key: 'editedLines.tooMany' }];
  const ids = new Set<string>();
  return lines.flatMap((line, index) => {
    const key = findQuantityFailure(line);
    if (key) return [{ path: `lines.${index}.quantity`, key }];
    if (ids.has(line.productId)) return [{ path: `lines.${index}.productId`, key: 'editedLines.twice' as const }];
    ids.add(line.productId);
    return [];
  });
}
