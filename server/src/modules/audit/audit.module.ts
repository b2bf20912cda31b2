import { createAuditLoaders } from './audit.loader.ts';
import { auditModel } from './audit.model.ts';
import { AuditEntryResolver, AuditResolver } from './audit.resolver.ts';
import { createAuditServices } from './audit.wiring.ts';

export const auditModule = {
  models: [auditModel],
  resolvers: [AuditResolver, AuditEntryResolver],
  createServices: createAuditServices,
  createLoaders: createAuditLoaders,
};
