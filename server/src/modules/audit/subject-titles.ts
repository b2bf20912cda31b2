import type { AuditSubject } from '@eunbit/schema/audit';
import type { Language } from '@eunbit/schema/market';

/** Titles of things of one kind, by id. */
export type ReadTitles = (language: Language) => Promise<ReadonlyMap<string, string>>;

/** Titles for a log that keeps ids alone. The module whose things they are provides them. */
export interface SubjectTitles {
  provide(subject: AuditSubject, read: ReadTitles): void;
  read(subject: AuditSubject, language: Language): Promise<ReadonlyMap<string, string>>;
}

export function createSubjectTitles(): SubjectTitles {
  const providers = new Map<AuditSubject, ReadTitles>();
  return {
    provide: (subject, read) => void providers.set(subject, read),
    read: async (subject, language) => (await providers.get(subject)?.(language)) ?? new Map(),
  };
}
