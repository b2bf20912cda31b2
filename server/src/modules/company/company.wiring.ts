import type { Connection } from 'mongoose';
import type { RateLimiter } from '../../common/rate-limit.ts';
import type { RequestContext } from '../../common/request-context.ts';
import type { LiveHub } from '../../live/live-hub.ts';
import { mirrorAsMap } from '../../live/mirror.ts';
import type { AuditService } from '../audit/index.ts';
import type { Idempotency } from '../idempotency/index.ts';
import type { AvifEncoding, MediaService } from '../media/index.ts';
import type { ShownSettings } from '../shop-settings/index.ts';
import { companyBlockModel, loadCompanyBlocks, toCompanyBlocks } from './company-block.model.ts';
import type { CompanyBlockRecord, CompanyBlocks } from './company-block.record.ts';
import { type CompanyBlockService, createCompanyBlockService } from './company-block.service.ts';
import { type CompanyPage, createCompanyPage } from './company-page.service.ts';
import { type CompanyPhotoService, createCompanyPhotoService } from './company-photo.service.ts';
import { type CompanyStatements, createCompanyStatements } from './company-statements.service.ts';

/** Dependencies of the module. */
interface CompanyNeeds {
  readonly avifEncoding: AvifEncoding;
  readonly config: { readonly hidesSamples: boolean };
  readonly connection: Connection;
  readonly limiter: RateLimiter;
  readonly live: LiveHub;
  readonly shopSettings: ShownSettings;
  readonly audit: AuditService;
  readonly idempotency: Idempotency;
  readonly media: MediaService;
}

export interface CompanyServices {
  readonly companyStatements: CompanyStatements;
  readonly companyPage: CompanyPage;
  readonly companyBlocks: CompanyBlockService;
  readonly companyPhotos: CompanyPhotoService;
}

/** Context of the module's resolvers: the request and the services available to them. */
export type CompanyContext = RequestContext<CompanyNeeds & CompanyServices>;

export function createCompanyServices(needs: CompanyNeeds): CompanyServices {
  const { config, connection, live, shopSettings, audit } = needs;
  const { hidesSamples } = config;
  const stored = companyBlockModel(connection);
  const shownBlocks = live.mirror(
    stored,
    mirrorAsMap<CompanyBlocks, CompanyBlockRecord>({
      load: () => loadCompanyBlocks(stored),
      view: (rows) => toCompanyBlocks(rows.values()),
    }),
  );
  const companyPhotos = createCompanyPhotoService(needs);
  return {
    companyStatements: createCompanyStatements(hidesSamples),
    companyPage: createCompanyPage({ hidesSamples, shopSettings, shownBlocks }),
    companyBlocks: createCompanyBlockService({ connection, photos: companyPhotos, audit }),
    companyPhotos,
  };
}
