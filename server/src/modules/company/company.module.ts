import type { ModuleContext } from '../../common/request-context.ts';
import { defineModule } from '../../common/shop-module.ts';
import { mirrorAsMap } from '../../live/mirror.ts';
import type { Platform } from '../../platform/platform.ts';
import type { AuditServices } from '../audit/index.ts';
import type { IdempotencyServices } from '../idempotency/index.ts';
import type { MediaServices } from '../media/index.ts';
import type { ShopSettingsServices } from '../shop-settings/index.ts';
import { CompanyResolver } from './company.resolver.ts';
import type { CompanyBlockRecord, CompanyBlocks } from './company-block.model.ts';
import { companyBlockModel, loadCompanyBlocks, toCompanyBlocks } from './company-block.model.ts';
import { CompanyBlockResolver } from './company-block.resolver.ts';
import { createCompanyBlockService } from './company-block.service.ts';
import { createCompanyPage } from './company-page.service.ts';
import { companyPhotoModel } from './company-photo.model.ts';
import { createCompanyPhotoService } from './company-photo.service.ts';
import { createCompanyStatements } from './company-statements.service.ts';

type Needs = Platform & AuditServices & IdempotencyServices & MediaServices & ShopSettingsServices;

function setup(needs: Needs) {
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

export type CompanyServices = ReturnType<typeof setup>;

/** The context of the module's resolvers. */
export type CompanyContext = ModuleContext<typeof setup>;

export const companyModule = defineModule({
  models: [companyBlockModel, companyPhotoModel],
  resolvers: [CompanyResolver, CompanyBlockResolver],
  setup,
});
