import { auditModel } from './audit.model.ts';
import { AuditResolver } from './audit.resolver.ts';
import { createAuditServices } from './audit.wiring.ts';

export const auditModule = {
  models: [auditModel],
  resolvers: [AuditResolver],
  createServices: createAuditServices,
};
