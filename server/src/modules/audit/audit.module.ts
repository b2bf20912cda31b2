import type { ModuleContext } from '../../common/request-context.ts';
import { defineModule } from '../../common/shop-module.ts';
import type { Platform } from '../../platform/platform.ts';
import type { AuditLoaders } from './audit.loader.ts';
import { createAuditLoaders } from './audit.loader.ts';
import { auditModel } from './audit.model.ts';
import { AuditEntryResolver, AuditResolver } from './audit.resolver.ts';
import { createAuditService } from './audit.service.ts';
import { createSubjectTitles } from './subject-titles.ts';

type Needs = Platform;

function setup({ connection, personNames, security }: Needs) {
  return { audit: createAuditService(connection, personNames.read, security), subjectTitles: createSubjectTitles() };
}

export type AuditServices = ReturnType<typeof setup>;

/** The context of the module's resolvers. */
export type AuditContext = ModuleContext<typeof setup, AuditLoaders>;

export const auditModule = defineModule({
  models: [auditModel],
  resolvers: [AuditResolver, AuditEntryResolver],
  setup,
  createLoaders: createAuditLoaders,
});
