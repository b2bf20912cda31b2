import type { Market } from '@eunbit/schema/market';
import { LEDGER_FILE_PATH } from '@eunbit/schema/wire';
import { listUrl } from '../app/list-url.ts';
import { getMonthRange } from '../app/months.ts';

export interface FinanceView {
  /** Cursors of the pages of payments up to the current one. */
  readonly trail: readonly string[];
  /** Market of the books. */
  readonly market: Market;
  /** Month of the books, `2026-03`; null for the current one. */
  readonly month: string | null;
  /** Cursors of the pages of ledger entries up to the current one. */
  readonly bookTrail: readonly string[];
}

export function financeUrl({ trail = [], market = 'KR', month = null, bookTrail = [] }: Partial<FinanceView> = {}) {
  return listUrl('/finance', { market: market === 'KR' ? null : market, month, after: trail, bookAfter: bookTrail });
}

export function financeView(query: URLSearchParams): FinanceView {
  const month = query.get('month');
  return {
    trail: query.getAll('after'),
    market: query.get('market') === 'US' ? 'US' : 'KR',
    month: month && /^\d{4}-(0[1-9]|1[0-2])$/.test(month) ? month : null,
    bookTrail: query.getAll('bookAfter'),
  };
}

/** Address of a month's books as a CSV file. */
export function bookFileUrl(market: Market, month: string): string {
  return `${LEDGER_FILE_PATH}?${new URLSearchParams({ market, ...getMonthRange(month) })}`;
}
