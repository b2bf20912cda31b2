import { AuditSubject } from '@eunbit/schema/audit';
import { personName } from '@eunbit/schema/person-name';
import { Arg, Ctx, FieldResolver, ID, Int, Query, Resolver, Root } from 'type-graphql';
import { Allow } from '../../common/allow.ts';
import type { Page } from '../../common/pagination.ts';
import type { AuditContext } from './audit.module.ts';
import { presentEntry } from './audit.presenter.ts';
import { AuditConnection, AuditEntryType } from './audit.types.ts';

@Resolver()
export class AuditResolver {
  @Allow('audit:read')
  @Query(() => AuditConnection, { description: 'Audit log of staff actions, newest first.' })
  async auditLog(
    @Arg('subject', () => AuditSubject, {
      nullable: true,
      description: 'Actions on one kind of subject; all if omitted.',
    })
    subject: AuditSubject | undefined,
    @Arg('subjectId', () => String, { nullable: true, description: 'Actions on one subject; requires `subject`.' })
    subjectId: string | undefined,
    @Arg('staffId', () => ID, { nullable: true, description: 'Actions of one staff member; all if omitted.' })
    staffId: string | undefined,
    @Arg('first', () => Int, { defaultValue: 30, description: 'Number of rows, 1 to 100.' }) first: number,
    @Arg('after', () => String, { nullable: true, description: '`endCursor` of the previous page.' })
    after: string | undefined,
    @Ctx() { services }: AuditContext,
  ): Promise<Page<AuditEntryType>> {
    const page = await services.audit.list({ subject, subjectId, by: staffId }, first, after);
    return { ...page, edges: page.edges.map(({ node, cursor }) => ({ node: presentEntry(node), cursor })) };
  }
}

/** The product that an entry is about; null for other subjects. */
function toProductId({ subject, subjectId }: AuditEntryType): string | null {
  if (subject === 'PRODUCT') return subjectId;
  return subject === 'STOCK' ? (subjectId.split(':')[1] ?? null) : null;
}

/** Names for the ids in an entry. */
@Resolver(() => AuditEntryType)
export class AuditEntryResolver {
  @FieldResolver(() => String, { nullable: true, description: 'Their name; null if the account was deleted.' })
  async staffName(@Root() { staffId }: AuditEntryType, @Ctx() { loaders }: AuditContext): Promise<string | null> {
    const name = await loaders.auditedPeople.load(staffId);
    return name && personName(name);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      'Title of the product that the entry is about, in the language of the request; null for other subjects.',
  })
  async productTitle(@Root() entry: AuditEntryType, @Ctx() { loaders }: AuditContext): Promise<string | null> {
    const productId = toProductId(entry);
    return productId && loaders.auditedProducts.load(productId);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'Name of the account that the entry is about; null for other subjects, or if the account was deleted.',
  })
  async personName(
    @Root() { subject, subjectId }: AuditEntryType,
    @Ctx() { loaders }: AuditContext,
  ): Promise<string | null> {
    const name = subject === 'USER' ? await loaders.auditedPeople.load(subjectId) : null;
    return name && personName(name);
  }
}
