import { personName } from '@eunbit/schema/person-name';
import type { NamedEntry } from './audit.service.ts';
import type { AuditEntryType } from './audit.types.ts';

/** `findTitle` returns the title of a product by its id. */
export function presentEntry(
  { _id, by, staff, person, ...entry }: NamedEntry,
  findTitle: (productId: string) => string | null,
): AuditEntryType {
  const { at, action, subject, subjectId } = entry;
  const changes = entry.changes.map(({ field, before = null, after = null }) => ({ field, before, after }));
  const staffName = staff && personName(staff);
  const productId = subject === 'PRODUCT' ? subjectId : subject === 'STOCK' ? subjectId.split(':')[1] : undefined;
  const productTitle = productId === undefined ? null : findTitle(productId);
  const personNamed = person && personName(person);
  return {
    id: String(_id),
    at,
    staffId: by,
    staffName,
    action,
    subject,
    subjectId,
    productTitle,
    personName: personNamed,
    changes,
  };
}
