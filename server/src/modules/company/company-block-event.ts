import type { AuditAction } from '@eunbit/schema/audit';
import type { AuditEvent } from '../audit/index.ts';
import type { CompanyBlockRecord } from './company-block.model.ts';
import type { Places } from './company-block-order.ts';

function toLogged({ texts: { ko, en }, photo }: CompanyBlockRecord) {
  return {
    nameKo: ko.name,
    nameEn: en?.name ?? null,
    roleKo: ko.role || null,
    roleEn: en?.role || null,
    bodyKo: ko.text,
    bodyEn: en?.text ?? null,
    addressKo: ko.address || null,
    addressEn: en?.address || null,
    photo: photo?.mediaId ?? null,
    photoAltKo: ko.photoAlt || null,
    photoAltEn: en?.photoAlt || null,
  };
}

/** The log entry for a block that was added, changed or removed. */
export function toBlockEvent(
  action: AuditAction,
  by: string,
  before: CompanyBlockRecord | null,
  after: CompanyBlockRecord | null,
): AuditEvent {
  return {
    by,
    action,
    subject: 'COMPANY_BLOCK',
    subjectId: String((after ?? before)?._id),
    before: before && toLogged(before),
    after: after && toLogged(after),
  };
}

/** The log entry for a moved block. */
export function toMoveEvent(by: string, { _id }: CompanyBlockRecord, { before, after }: Places): AuditEvent {
  return {
    by,
    action: 'COMPANY_BLOCK_MOVED',
    subject: 'COMPANY_BLOCK',
    subjectId: String(_id),
    before: { place: before },
    after: { place: after },
  };
}
