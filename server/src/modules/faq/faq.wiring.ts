import type { Connection } from 'mongoose';
import type { RequestContext } from '../../common/request-context.ts';
import type { LiveHub } from '../../live/live-hub.ts';
import { type Mirror, mirrorAsMap } from '../../live/mirror.ts';
import type { CurrentSettings } from '../shop-settings/shop-settings-live.ts';
import { faqModel, loadFaq, toHelpCentres } from './faq.model.ts';
import type { FaqRecord, HelpCentres } from './faq.record.ts';
import { createFilledHelpCentres } from './filled-help-centres.ts';

/** Dependencies of the module. */
interface FaqNeeds {
  readonly connection: Connection;
  readonly live: LiveHub;
  readonly shopSettings: CurrentSettings;
}

export interface FaqServices {
  /** In-memory copy of the help centres, updated by change events. */
  readonly helpCentres: Mirror<HelpCentres>;
}

/** Context of the module's resolvers: the request and the services available to them. */
export type FaqContext = RequestContext<FaqNeeds & FaqServices>;

export function createFaqServices({ connection, live, shopSettings }: FaqNeeds): FaqServices {
  const entries = faqModel(connection);
  const stored = live.mirror(
    entries,
    mirrorAsMap<HelpCentres, FaqRecord>({
      load: () => loadFaq(entries),
      view: (rows) => toHelpCentres(rows.values()),
    }),
  );
  return { helpCentres: createFilledHelpCentres(stored, shopSettings) };
}
