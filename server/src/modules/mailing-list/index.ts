export { joinedBlocks } from './emails/mailing-list-emails.ts';
export type { MailingListService } from './mailing-list.service.ts';
export type { MailingListServices } from './mailing-list.wiring.ts';
export type { UnsubscribeLinks } from './unsubscribe-links.ts';
