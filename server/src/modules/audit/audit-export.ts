import type { Language } from '@eunbit/schema/market';
import { personName } from '@eunbit/schema/person-name';
import { storeClock } from '../../common/csv-values.ts';
import type { NamedEntry } from './audit.service.ts';

export const AUDIT_HEADINGS: Readonly<Record<Language, readonly string[]>> = {
  ko: ['일시', '담당자', '한 일', '대상 종류', '대상', '변경 내용'],
  en: ['Time', 'Staff', 'Action', 'About', 'Which', 'Changes'],
};

/** The log as CSV, in the time zone of the company. */
export async function* auditRows(entries: AsyncIterable<NamedEntry>) {
  const clock = storeClock('KR');
  for await (const { at, staff, by, action, subject, subjectId, person, changes } of entries) {
    const changeLines = changes
      .map(({ field, before, after }) => `${field}: ${before ?? ''} → ${after ?? ''}`)
      .join('\n');
    yield [
      clock(at),
      staff ? personName(staff) : by,
      action,
      subject,
      person ? personName(person) : subjectId,
      changeLines,
    ];
  }
}
