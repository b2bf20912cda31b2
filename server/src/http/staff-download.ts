import type { Readable } from 'node:stream';
import { apiMessage } from '@eunbit/schema/api-messages';
import { isMarket, type Language } from '@eunbit/schema/market';
import type { FastifyInstance } from 'fastify';
import { isConfirmationDue, recordRefusal } from '../common/allow.ts';
import { holds } from '../common/permissions.ts';
import type { CallerContext, RequestContext, Viewer } from '../common/request-context.ts';
import type { AuditEvent, AuditServices } from '../modules/audit/index.ts';
import { type ContextFactory, NO_COOKIES, readCaller } from './create-request-context.ts';
import { DOWNLOAD_PERMISSIONS, isConfirmedDownload } from './file-permissions.ts';
import { readQuery } from './read-query.ts';

/** Only re-authentication was missing: the back office asks for it, and the same request may be repeated. */
const CONFIRMATION_DUE_STATUS = 428;

/** A file that staff download. */
export interface StaffDownload {
  /** File name with extension. */
  readonly name: string;
  readonly type: string;
  /** Displayed by the browser, for printing, instead of saved. */
  readonly isShown?: boolean;
  /** The audit event of the download; null for files without personal data, which are not recorded. */
  readonly auditEntry: Pick<AuditEvent, 'action' | 'subject' | 'subjectId' | 'after'> | null;
  readonly body: Readable | Buffer;
}

/** The query parameter that is missing or invalid. */
export interface WrongParameter {
  readonly wrong: string;
}

interface Asked<Services> {
  readonly query: URLSearchParams;
  readonly viewer: Viewer;
  readonly context: RequestContext<Services>;
}

interface StaffDownloadRoute<Services> {
  readonly path: keyof typeof DOWNLOAD_PERMISSIONS;
  /** Whether the store may be closed, since orders that it has sold are still processed (STORE-30). */
  readonly isAlsoWhenClosed?: boolean;
  /** Returns an error if the query is invalid, names something unknown (404), or the file would be too large. */
  readonly createFile: (
    asked: Asked<Services>,
  ) => Promise<StaffDownload | WrongParameter | 404 | 'tooManyRows'> | StaffDownload | WrongParameter;
}

function isOfClosedStore(query: URLSearchParams, { stores }: CallerContext): boolean {
  const market = query.get('market');
  return isMarket(market) && !stores.includes(market);
}

/** In the format of uploads and the API. */
const toRefusal = ({ wrong: parameter }: WrongParameter, language: Language) => ({
  errors: [
    {
      message: apiMessage('parameter.wrong', language, { parameter }),
      extensions: { code: 'VALIDATION_FAILED', parameter },
    },
  ],
});

/** A download for staff. Those with personal data are recorded in the audit log before the first byte is sent. */
export function registerStaffDownload<Services extends AuditServices>(
  app: FastifyInstance,
  contexts: ContextFactory<Services>,
  { path, isAlsoWhenClosed = false, createFile }: StaffDownloadRoute<Services>,
): void {
  app.get(path, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const context = await contexts.create(readCaller(request), NO_COOKIES);
    const { viewer, services } = context;
    if (!viewer) return reply.code(401).send();
    if (!holds(viewer, DOWNLOAD_PERMISSIONS[path])) {
      recordRefusal(context, viewer, DOWNLOAD_PERMISSIONS[path]);
      return reply.code(403).send();
    }
    if (isConfirmedDownload(path) && isConfirmationDue(context)) return reply.code(CONFIRMATION_DUE_STATUS).send();
    const query = readQuery(request);
    if (!isAlsoWhenClosed && isOfClosedStore(query, context)) {
      const message = apiMessage('store.closed', context.language);
      return reply.code(400).send({ errors: [{ message, extensions: { code: 'STORE_CLOSED' } }] });
    }
    const file = await createFile({ query, viewer, context });
    if (file === 404) return reply.code(404).send();
    if (file === 'tooManyRows') {
      const message = apiMessage('file.tooManyRows', context.language);
      return reply.code(422).send({ errors: [{ message, extensions: { code: 'FILE_TOO_MANY_ROWS' } }] });
    }
    if ('wrong' in file) return reply.code(400).send(toRefusal(file, context.language));
    if (file.auditEntry) await services.audit.recordRead({ by: viewer.id, ...file.auditEntry });
    return reply
      .header('content-type', file.type)
      .header('content-disposition', `${file.isShown ? 'inline' : 'attachment'}; filename="${file.name}"`)
      .send(file.body);
  });
}
