import type { ModuleContext } from '../../common/request-context.ts';
import { defineModule } from '../../common/shop-module.ts';
import type { Platform } from '../../platform/platform.ts';
import type { AuditServices } from '../audit/index.ts';
import { browserErrorGroupModel } from './browser-error.model.ts';
import { BrowserErrorResolver, BrowserErrorSampleResolver } from './browser-error.resolver.ts';
import { createBrowserErrorService } from './browser-error.service.ts';
import { createBrowserErrorIntake } from './browser-error-intake.ts';
import { createSourcePositions } from './source-positions.ts';

type Needs = Platform & AuditServices;

function setup(needs: Needs) {
  return {
    browserErrorIntake: createBrowserErrorIntake(needs.connection, needs.log),
    browserErrors: createBrowserErrorService(needs),
    sourcePositions: createSourcePositions(needs.builtFiles),
  };
}

export type BrowserErrorServices = ReturnType<typeof setup>;

/** The context of the module's resolvers. */
export type BrowserErrorContext = ModuleContext<typeof setup>;

export const browserErrorModule = defineModule({
  models: [browserErrorGroupModel],
  resolvers: [BrowserErrorResolver, BrowserErrorSampleResolver],
  setup,
});
