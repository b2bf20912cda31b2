import type { Connection } from 'mongoose';
import type { RequestContext } from '../../common/request-context.ts';
import type { LiveHub } from '../../live/live-hub.ts';
import type { Mirror } from '../../live/mirror.ts';
import { faqModel, loadFaq } from './faq.model.ts';
import type { FaqRecord, HelpCentres } from './faq.record.ts';

/** What the module is made from. */
interface FaqNeeds {
  readonly connection: Connection;
  readonly live: LiveHub;
}

export interface FaqServices {
  /** Questions and answers in page order, as fresh as the last event. */
  readonly helpCentres: Mirror<HelpCentres>;
}

/** What its resolvers know of their caller, and the services that they may use. */
export type FaqContext = RequestContext<FaqNeeds & FaqServices>;

export function createFaqServices({ connection, live }: FaqNeeds): FaqServices {
  const entries = faqModel(connection);
  return { helpCentres: live.mirror<HelpCentres, FaqRecord>(entries, () => loadFaq(entries)) };
}
