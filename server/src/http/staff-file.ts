import { Readable } from 'node:stream';
import { BYTE_ORDER_MARK, csvLine } from '@eunbit/schema/csv';
import type { FastifyInstance } from 'fastify';
import { holds, type Permission } from '../common/permissions.ts';
import type { RequestContext } from '../common/request-context.ts';
import type { AuditEvent } from '../modules/audit/audit.service.ts';
import type { AuditServices } from '../modules/audit/audit.wiring.ts';
import { type ContextFactory, NO_COOKIES, readCaller } from './create-request-context.ts';

/** A list that staff may download. */
export interface StaffFile {
  /** File name without extension. */
  readonly name: string;
  /** The audit event of the download. */
  readonly look: Pick<AuditEvent, 'action' | 'subject' | 'subjectId' | 'after'>;
  readonly headings: readonly string[];
  readonly rows: AsyncIterable<readonly (string | number | null)[]>;
}

interface StaffFileRoute<Services> {
  readonly path: string;
  readonly permission: Permission;
  /** Returns null if the query parameters are invalid. */
  readonly createFile: (query: URLSearchParams, context: RequestContext<Services>) => StaffFile | null;
}

async function* toCsvLines({ headings, rows }: StaffFile): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(headings);
  for await (const row of rows) yield csvLine(row);
}

/** CSV download for staff, streamed while it is read. Each download is recorded in the audit log. */
export function registerStaffFile<Services extends AuditServices>(
  app: FastifyInstance,
  contexts: ContextFactory<Services>,
  { path, permission, createFile }: StaffFileRoute<Services>,
): void {
  app.get(path, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const context = await contexts.create(readCaller(request), NO_COOKIES);
    const { viewer, services } = context;
    if (!viewer) return reply.code(401).send();
    if (!holds(viewer, permission)) return reply.code(403).send();
    const file = createFile(new URLSearchParams(request.url.split('?')[1] ?? ''), context);
    if (!file) return reply.code(400).send();
    await services.audit.recordLook({ by: viewer.id, ...file.look });
    return reply
      .header('content-type', 'text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="${file.name}.csv"`)
      .send(Readable.from(toCsvLines(file)));
  });
}
