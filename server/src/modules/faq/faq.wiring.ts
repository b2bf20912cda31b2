import type { Connection } from 'mongoose';
import type { RequestContext } from '../../common/request-context.ts';
import type { LiveHub } from '../../live/live-hub.ts';
import { type Mirror, mirrorAsMap } from '../../live/mirror.ts';
import type { Popularity, PopularLists } from '../popularity/index.ts';
import type { CurrentSettings } from '../shop-settings/index.ts';
import { faqModel, loadFaq, toHelpCentres } from './faq.model.ts';
import type { FaqRecord, HelpCentres } from './faq.record.ts';
import { createFilledHelpCentres } from './filled-help-centres.ts';
import { createPopularQuestions, type PopularQuestions } from './popular-questions.service.ts';

/** Dependencies of the module. */
interface FaqNeeds {
  readonly connection: Connection;
  readonly live: LiveHub;
  readonly shopSettings: CurrentSettings;
  readonly popularity: Popularity;
  readonly popularLists: Mirror<PopularLists>;
}

export interface FaqServices {
  /** In-memory copy of the help centres, updated by change events. */
  readonly helpCentres: Mirror<HelpCentres>;
  readonly popularQuestions: PopularQuestions;
}

/** Context of the module's resolvers: the request and the services available to them. */
export type FaqContext = RequestContext<FaqNeeds & FaqServices>;

export function createFaqServices(needs: FaqNeeds): FaqServices {
  const { connection, live, shopSettings, popularity, popularLists } = needs;
  const entries = faqModel(connection);
  const stored = live.mirror(
    entries,
    mirrorAsMap<HelpCentres, FaqRecord>({
      load: () => loadFaq(entries),
      view: (rows) => toHelpCentres(rows.values()),
    }),
  );
  const helpCentres = createFilledHelpCentres(stored, shopSettings);
  return { helpCentres, popularQuestions: createPopularQuestions({ helpCentres, popularity, popularLists }) };
}
