import { AuditSubject } from '@eunbit/schema/audit';
import { Arg, Ctx, ID, Int, Query, Resolver } from 'type-graphql';
import { Allow } from '../../common/allow.ts';
import type { Page } from '../../common/pagination.ts';
import { presentEntry } from './audit.presenter.ts';
import { AuditConnection, type AuditEntryType } from './audit.types.ts';
import type { AuditContext } from './audit.wiring.ts';

@Resolver()
export class AuditResolver {
  @Allow('audit:read')
  @Query(() => AuditConnection, { description: 'The log of what staff did, newest first.' })
  async auditLog(
    @Arg('subject', () => AuditSubject, { nullable: true, description: 'One kind of things; all when left out.' })
    subject: AuditSubject | undefined,
    @Arg('subjectId', () => String, { nullable: true, description: 'One thing of that kind; needs `subject`.' })
    subjectId: string | undefined,
    @Arg('staffId', () => ID, { nullable: true, description: 'One member of staff; all when left out.' })
    staffId: string | undefined,
    @Arg('first', () => Int, { defaultValue: 30, description: 'Rows wanted, 1 to 100.' }) first: number,
    @Arg('after', () => String, { nullable: true, description: '`endCursor` of the page before.' })
    after: string | undefined,
    @Ctx() { services, language }: AuditContext,
  ): Promise<Page<AuditEntryType>> {
    const page = await services.audit.list({ subject, subjectId, by: staffId }, first, after);
    const titles = await services.subjectTitles.read('PRODUCT', language);
    const findTitle = (productId: string) => titles.get(productId) ?? null;
    return { ...page, edges: page.edges.map(({ node, cursor }) => ({ node: presentEntry(node, findTitle), cursor })) };
  }
}
