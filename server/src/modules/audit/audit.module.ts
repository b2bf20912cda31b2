import { auditModel } from './audit.model.ts';
import { AuditResolver } from './audit.resolver.ts';
import { createAuditServices } from './audit.services.ts';

export const auditModule = {
  models: [auditModel],
  resolvers: [AuditResolver],
  createServices: createAuditServices,
};
