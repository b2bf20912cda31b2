import type { Connection } from 'mongoose';
import type { Logger } from 'pino';
import type { RequestContext } from '../../common/request-context.ts';
import type { AuditService } from '../audit/index.ts';
import { type BrowserErrorService, createBrowserErrorService } from './browser-error.service.ts';
import { type BrowserErrorIntake, createBrowserErrorIntake } from './browser-error-intake.ts';
import { type BuildFolders, createSourcePositions, type SourcePositions } from './source-positions.ts';

/** Dependencies of the module. */
interface BrowserErrorNeeds {
  readonly connection: Connection;
  readonly log: Logger;
  readonly audit: AuditService;
  /** Null where the clients are not built: in development, and where only the API is served. */
  readonly builtFiles: BuildFolders | null;
}

export interface BrowserErrorServices {
  readonly browserErrorIntake: BrowserErrorIntake;
  readonly browserErrors: BrowserErrorService;
  readonly sourcePositions: SourcePositions;
}

/** Request context of the resolvers: the caller and the services. */
export type BrowserErrorContext = RequestContext<BrowserErrorNeeds & BrowserErrorServices>;

export function createBrowserErrorServices(needs: BrowserErrorNeeds): BrowserErrorServices {
  return {
    browserErrorIntake: createBrowserErrorIntake(needs.connection, needs.log),
    browserErrors: createBrowserErrorService(needs),
    sourcePositions: createSourcePositions(needs.builtFiles),
  };
}
