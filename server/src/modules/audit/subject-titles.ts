import type { AuditSubject } from '@eunbit/schema/audit';
import type { Language } from '@eunbit/schema/market';

/** Titles of subjects of one kind, by id. */
export type ReadTitles = (language: Language) => Promise<ReadonlyMap<string, string>>;

/** Titles for the log, which stores ids only. The module that owns the subjects provides them. */
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
