import type { Connection } from 'mongoose';
import type { PersonNames } from '../../common/person-names.ts';
import type { RequestContext } from '../../common/request-context.ts';
import type { SecurityLog } from '../../log/security-events.ts';
import type { AuditLoaders } from './audit.loader.ts';
import { type AuditService, createAuditService } from './audit.service.ts';
import { createSubjectTitles, type SubjectTitles } from './subject-titles.ts';

/** What the module is made from. */
interface AuditNeeds {
  readonly connection: Connection;
  readonly personNames: PersonNames;
  readonly security: SecurityLog;
}

export interface AuditServices {
  readonly audit: AuditService;
  readonly subjectTitles: SubjectTitles;
}

/** What its resolvers know of their caller, and the services and loaders that they may use. */
export type AuditContext = RequestContext<AuditNeeds & AuditServices, AuditLoaders>;

export function createAuditServices({ connection, personNames, security }: AuditNeeds): AuditServices {
  return { audit: createAuditService(connection, personNames.read, security), subjectTitles: createSubjectTitles() };
}
