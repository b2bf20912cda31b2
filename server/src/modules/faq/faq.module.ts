import type { ModuleContext } from '../../common/request-context.ts';
import { defineModule } from '../../common/shop-module.ts';
import { mirrorAsMap } from '../../live/mirror.ts';
import type { Platform } from '../../platform/platform.ts';
import type { ShopSettingsServices } from '../shop-settings/index.ts';
import type { TrendingServices } from '../trending/index.ts';
import type { FaqRecord, HelpCentres } from './faq.model.ts';
import { faqModel, loadFaq, toHelpCentres } from './faq.model.ts';
import { FaqResolver } from './faq.resolver.ts';
import { createFilledHelpCentres } from './filled-help-centres.ts';
import { createPopularQuestions } from './popular-questions.service.ts';

type Needs = Platform & TrendingServices & ShopSettingsServices;

function setup(needs: Needs) {
  const { connection, live, shopSettings, trending, popularLists } = needs;
  const entries = faqModel(connection);
  const stored = live.mirror(
    entries,
    mirrorAsMap<HelpCentres, FaqRecord>({
      load: () => loadFaq(entries),
      view: (rows) => toHelpCentres(rows.values()),
    }),
  );
  const helpCentres = createFilledHelpCentres(stored, shopSettings);
  return { helpCentres, popularQuestions: createPopularQuestions({ helpCentres, trending, popularLists }) };
}

export type FaqServices = ReturnType<typeof setup>;

/** The context of the module's resolvers. */
export type FaqContext = ModuleContext<typeof setup>;

export const faqModule = defineModule({
  models: [faqModel],
  resolvers: [FaqResolver],
  setup,
});
