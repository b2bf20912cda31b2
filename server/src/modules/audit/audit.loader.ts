import type { PersonName } from '@eunbit/schema/person-name';
import { createLoader, type Loader } from '../../common/loader.ts';
import type { PersonNames } from '../../common/person-names.ts';
import type { CallerContext } from '../../common/request-context.ts';
import type { SubjectTitles } from './subject-titles.ts';

export interface AuditLoaders {
  /** Names of accounts by id, for staff. */
  readonly auditedPeople: Loader<PersonName>;
  /** Titles of products by id, in the language of the request. */
  readonly auditedProducts: Loader<string>;
}

interface Services {
  readonly personNames: PersonNames;
  readonly subjectTitles: SubjectTitles;
}

export function createAuditLoaders({ services, language }: CallerContext<Services>): AuditLoaders {
  return {
    auditedPeople: createLoader(services.personNames.read),
    auditedProducts: createLoader(() => services.subjectTitles.read('PRODUCT', language)),
  };
}
