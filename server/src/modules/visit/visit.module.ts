import { createLocalRateLimiter } from '../../common/rate-limit.ts';
import type { ModuleContext } from '../../common/request-context.ts';
import { defineModule } from '../../common/shop-module.ts';
import type { Platform } from '../../platform/platform.ts';
import type { CatalogueServices } from '../catalogue/index.ts';
import { visitModel } from './visit.model.ts';
import { VisitResolver } from './visit.resolver.ts';
import { createVisitService } from './visit.service.ts';
import { visitEventModel } from './visit-event.model.ts';
import { createVisitIngestion } from './visit-ingestion.ts';
import { visitMarkModel } from './visit-mark.model.ts';
import { createVisitMarks } from './visit-marks.ts';
import { createVisitReader } from './visit-reader.ts';
import { visitorAddressModel } from './visitor-address.model.ts';

type Needs = Platform & CatalogueServices;

function setup({ connection, catalogueCache, config, security }: Needs) {
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

export type VisitServices = ReturnType<typeof setup>;

/** The context of the module's resolvers. */
export type VisitContext = ModuleContext<typeof setup>;

export const visitModule = defineModule({
  models: [visitModel, visitEventModel, visitMarkModel, visitorAddressModel],
  resolvers: [VisitResolver],
  setup,
});
