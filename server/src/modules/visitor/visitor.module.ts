import type { ModuleContext } from '../../common/request-context.ts';
import { defineModule } from '../../common/shop-module.ts';
import type { Platform } from '../../platform/platform.ts';
import { VisitorResolver } from './visitor.resolver.ts';

type Needs = Platform;

/** The module has no services of its own. */
const setup = (_needs: Needs) => ({});

/** The context of the module's resolvers. */
export type VisitorContext = ModuleContext<typeof setup>;

export const visitorModule = defineModule({
  resolvers: [VisitorResolver],
  setup,
});
