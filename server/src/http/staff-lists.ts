import { AuditSubject } from '@eunbit/schema/audit';
import { isMarket } from '@eunbit/schema/market';
import { CustomerKind, calendarDay } from '@eunbit/schema/order-list';
import { AUDIT_FILE_PATH, LEDGER_FILE_PATH, USER_FILE_PATH } from '@eunbit/schema/wire';
import type { FastifyInstance } from 'fastify';
import { storeDay } from '../common/store-time.ts';
import { AUDIT_HEADINGS, type AuditServices, auditRows } from '../modules/audit/index.ts';
import { LEDGER_HEADINGS, type LedgerServices, ledgerRows, toLedgerRange } from '../modules/ledger/index.ts';
import type { OrderServices } from '../modules/order/index.ts';
import { GUEST_HEADINGS, guestRows, USER_HEADINGS, type UserServices, userRows } from '../modules/user/index.ts';
import type { ContextFactory } from './create-request-context.ts';
import { findFileFormat, toListDownload } from './staff-csv.ts';
import { registerStaffDownload } from './staff-download.ts';

const isCustomerKind = (kind: string): kind is CustomerKind => Object.hasOwn(CustomerKind, kind);
const LIST_EXPORT = { action: 'LIST_EXPORTED', subject: 'LIST' } as const;

/** Further lists that staff may download: accounts, the ledger, the audit log. */
export function registerStaffLists(
  app: FastifyInstance,
  contexts: ContextFactory<AuditServices & LedgerServices & OrderServices & UserServices>,
): void {
  registerStaffDownload(app, contexts, {
    path: USER_FILE_PATH,
    createFile({ query, context: { services, language } }) {
      const [market, kind] = [query.get('market'), query.get('kind') ?? 'MEMBER'];
      if (!isMarket(market)) return { wrong: 'market' };
      if (!isCustomerKind(kind)) return { wrong: 'kind' };
      const [search, tag] = [query.get('search') ?? '', query.get('tag') ?? ''];
      const { users, buyerSums } = services;
      const list = kind === 'GUEST' ? 'guests' : 'users';
      return toListDownload(findFileFormat(query), {
        name: `${list}-${market}-${storeDay(market, new Date())}`,
        auditEntry: {
          ...LIST_EXPORT,
          subjectId: `${list}-${market}`,
          after: { filter: search || null, tag: tag || null },
        },
        ...(kind === 'GUEST'
          ? {
              headings: GUEST_HEADINGS[language],
              rows: guestRows(users.allGuests(market, { search, tag }), market, buyerSums),
            }
          : {
              headings: USER_HEADINGS[language],
              rows: userRows(users.all(market, { search, tag }), market, buyerSums),
            }),
      });
    },
  });
  registerStaffDownload(app, contexts, {
    path: LEDGER_FILE_PATH,
    isAlsoWhenClosed: true,
    createFile({ query, context: { services, language } }) {
      const [market, from, to] = [query.get('market'), query.get('from'), query.get('to')];
      if (!isMarket(market)) return { wrong: 'market' };
      const range = toLedgerRange(market, from, to);
      if (!range) return { wrong: calendarDay(from) ? 'to' : 'from' };
      return toListDownload(findFileFormat(query), {
        name: `books-${range.market}-${from}-${to}`,
        auditEntry: { ...LIST_EXPORT, subjectId: `books-${range.market}`, after: { filter: `${from} – ${to}` } },
        headings: LEDGER_HEADINGS[language],
        rows: ledgerRows(services.ledger.all(range), range.market),
      });
    },
  });
  registerStaffDownload(app, contexts, {
    path: AUDIT_FILE_PATH,
    createFile({ query, context: { services, language } }) {
      const asked = query.get('subject');
      const subject = Object.values(AuditSubject).find((known) => known === asked);
      if (asked && !subject) return { wrong: 'subject' };
      return toListDownload(findFileFormat(query), {
        name: `log-${storeDay('KR', new Date())}`,
        auditEntry: { ...LIST_EXPORT, subjectId: 'log', after: { filter: subject ?? null } },
        headings: AUDIT_HEADINGS[language],
        rows: auditRows(services.audit.all(subject)),
      });
    },
  });
}
