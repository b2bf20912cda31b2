import type { ApiMessageKey } from './api-messages.ts';
import {
  MAXIMUM_COLUMN_LENGTH,
  MAXIMUM_LINES_AT_ONCE,
  MAXIMUM_SET_ASIDE_LENGTH,
  REQUIRED_STATEMENT_FIELDS,
  STATEMENT_FIELDS,
  type StatementColumns,
} from './bank-statement.ts';
import { isBlank } from './typed-line.ts';
import { check, type FieldFailure, severalLines, shortEnough, singleLine } from './validation-rules.ts';

type Failures = FieldFailure<ApiMessageKey>[];

/** Mapping of columns to fields (PAYMENT-36): all required fields are mapped, and no column is used twice. */
export function validateStatementColumns(columns: StatementColumns): Failures {
  const failures: Failures = REQUIRED_STATEMENT_FIELDS.filter((field) => isBlank(columns[field] ?? '')).map((path) => ({
    path,
    key: 'statement.columnRequired',
  }));
  const chosen = new Set<string>();
  for (const path of STATEMENT_FIELDS) {
    const column = columns[path];
    if (!column) continue;
    if (chosen.has(column)) failures.push({ path, key: 'statement.columnTwice' });
    chosen.add(column);
    failures.push(...check([[path, column, shortEnough(MAXIMUM_COLUMN_LENGTH), singleLine]]));
  }
  return failures;
}

export function validateLineCount(path: string, lines: readonly unknown[]): Failures {
  if (lines.length === 0) return [{ path, key: 'statement.noLines' }];
  return lines.length > MAXIMUM_LINES_AT_ONCE ? [{ path, key: 'statement.tooManyLines' }] : [];
}

/** Setting lines aside needs a reason (PAYMENT-40). */
export function validateSetAside(input: { readonly lineIds: readonly string[]; readonly reason: string }): Failures {
  const { lineIds, reason } = input;
  const failures = validateLineCount('lineIds', lineIds);
  if (isBlank(reason)) return [...failures, { path: 'reason', key: 'statement.reasonRequired' }];
  return [...failures, ...check([['reason', reason, shortEnough(MAXIMUM_SET_ASIDE_LENGTH), severalLines]])];
}
