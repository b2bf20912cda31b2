import type { Connection } from 'mongoose';
import type { RequestContext } from '../../common/request-context.ts';
import type { LiveHub } from '../../live/live-hub.ts';
import { type Mirror, mirrorAsMap } from '../../live/mirror.ts';
import { faqModel, loadFaq, toHelpCentres } from './faq.model.ts';
import type { FaqRecord, HelpCentres } from './faq.record.ts';

/** Dependencies of the module. */
interface FaqNeeds {
  readonly connection: Connection;
  readonly live: LiveHub;
}

export interface FaqServices {
  /** In-memory copy of the help centres, updated by change events. */
  readonly helpCentres: Mirror<HelpCentres>;
}

/** Context of the module's resolvers: the request and the services available to them. */
export type FaqContext = RequestContext<FaqNeeds & FaqServices>;

export function createFaqServices({ connection, live }: FaqNeeds): FaqServices {
  const entries = faqModel(connection);
  return {
    helpCentres: live.mirror(
      entries,
      mirrorAsMap<HelpCentres, FaqRecord>({
        load: () => loadFaq(entries),
        view: (rows) => toHelpCentres(rows.values()),
      }),
    ),
  };
}
