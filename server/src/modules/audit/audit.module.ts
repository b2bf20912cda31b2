import type { PersonName } from '@eunbit/schema/person-name';
import { createLoader, type Loader } from '../../common/loader.ts';
import type { ModuleContext } from '../../common/request-context.ts';
import { defineModule } from '../../common/shop-module.ts';
import type { Platform } from '../../platform/platform.ts';
import { auditModel } from './audit.model.ts';
import { AuditEntryResolver, AuditResolver } from './audit.resolver.ts';
import { createAuditService } from './audit.service.ts';
import { createSubjectTitles } from './subject-titles.ts';

type Needs = Platform;

function setup({ connection, personNames, security }: Needs) {
  return { audit: createAuditService(connection, personNames.read, security), subjectTitles: createSubjectTitles() };
}

export type AuditServices = ReturnType<typeof setup>;

interface AuditLoaders {
  /** Names of accounts by id, for staff. */
  readonly auditedPeople: Loader<PersonName>;
  /** Titles of products by id, in the language of the request. */
  readonly auditedProducts: Loader<string>;
}

/** The context of the module's resolvers. */
export type AuditContext = ModuleContext<typeof setup, AuditLoaders>;

export const auditModule = defineModule({
  models: [auditModel],
  resolvers: [AuditResolver, AuditEntryResolver],
  setup,
  createLoaders: ({ services, language }): AuditLoaders => ({
    auditedPeople: createLoader(services.personNames.read),
    auditedProducts: createLoader(() => services.subjectTitles.read('PRODUCT', language)),
  }),
});
