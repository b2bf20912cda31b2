import type { Language } from '@eunbit/schema/market';
import type { OrderTimelineKind } from '@eunbit/schema/order-timeline';
import { requirePageSize } from '../../../common/page-size.ts';
import type { Page, PageRequest } from '../../../common/pagination.ts';
import type { AuditService } from '../../audit/index.ts';
import type { EmailLogService } from '../../email/index.ts';
import type { LedgerService } from '../../ledger/index.ts';
import type { OrderReader } from '../../order/index.ts';
import {
  auditEntries,
  emailEntries,
  moneyEntries,
  noteEntries,
  parcelEntries,
  statusEntries,
} from './timeline.presenter.ts';
import type { OrderTimelineEntryType } from './timeline.types.ts';
import { pageOfEntries } from './timeline-rules.ts';

interface Deps {
  readonly orderReader: OrderReader;
  readonly audit: AuditService;
  readonly ledger: LedgerService;
  readonly emailLog: EmailLogService;
}

export interface TimelineRequest extends PageRequest {
  /** Null for all. */
  readonly kinds: readonly OrderTimelineKind[] | null;
  readonly language: Language;
}

/** The timeline of an order, merged from all sources (COLLABORATION-6). */
export function createTimelineService({ orderReader, audit, ledger, emailLog }: Deps) {
  return {
    /**
     * A page, newest first; null for an unknown number. One query per requested source. Each is bounded by what one order can
     * have, so the entries are merged in memory.
     */
    async page(orderNumber: string, request: TimelineRequest): Promise<Page<OrderTimelineEntryType> | null> {
      requirePageSize(request.first);
      const order = await orderReader.byNumber(orderNumber);
      if (!order) return null;
      const kinds = request.kinds && new Set(request.kinds);
      const isWanted = (kind: OrderTimelineKind) => !kinds || kinds.has(kind);
      const { number } = order;
      const [log, movements, emails] = await Promise.all([
        // Every kind except notes has log entries.
        !kinds || [...kinds].some((kind) => kind !== 'NOTE') ? audit.of('ORDER', number) : [],
        isWanted('MONEY') ? ledger.ofOrder(number) : [],
        isWanted('EMAIL') ? emailLog.ofOrder(number) : [],
      ]);
      const entries = [
        ...statusEntries(order),
        ...noteEntries(order),
        ...parcelEntries(order, request.language),
        ...moneyEntries(order, movements),
        ...emailEntries(emails),
        ...auditEntries(log),
      ];
      return pageOfEntries(
        entries.filter(({ kind }) => isWanted(kind)),
        request,
      );
    },
  };
}

export type TimelineService = ReturnType<typeof createTimelineService>;
