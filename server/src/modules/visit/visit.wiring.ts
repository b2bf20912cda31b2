import type { Connection } from 'mongoose';
import { createLocalRateLimiter } from '../../common/rate-limit.ts';
import type { RequestContext } from '../../common/request-context.ts';
import type { SecurityLog } from '../../log/security-events.ts';
import type { CatalogueLive } from '../catalogue/index.ts';
import { createVisitService, type VisitService } from './visit.service.ts';
import { createVisitIngestion } from './visit-ingestion.ts';
import { createVisitMarks, type VisitMarks } from './visit-marks.ts';
import { createVisitReader, type VisitReader } from './visit-reader.ts';

/** Dependencies of the module. */
interface VisitNeeds {
  readonly connection: Connection;
  readonly security: SecurityLog;
  readonly catalogueCache: CatalogueLive['catalogueCache'];
  readonly config: { readonly publicUrl: string | null };
}

export interface VisitServices {
  readonly visitMarks: VisitMarks;
  readonly visitReader: VisitReader;
  readonly visits: VisitService;
}

/** Context of the module's resolvers: the request and the services available to them. */
export type VisitContext = RequestContext<VisitNeeds & VisitServices>;

export function createVisitServices({ connection, catalogueCache, config, security }: VisitNeeds): VisitServices {
  const visitMarks = createVisitMarks(connection);
  const ownHost = config.publicUrl && new URL(config.publicUrl).host;
  return {
    visitMarks,
    visitReader: createVisitReader(connection),
    visits: createVisitService({
      limiter: createLocalRateLimiter(security),
      ingest: createVisitIngestion({ connection, marks: visitMarks, catalogueCache, ownHost }),
    }),
  };
}
