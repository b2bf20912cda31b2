import type { UnsubscribeLinks } from '../unsubscribe-links.ts';
export interface MailingListEmailSources {
  readonly unsubscribeLinks: UnsubscribeLinks;
}
