export { joinedBlocks } from './emails/mailing-list-emails.ts';
export type { MailingListServices } from './mailing-list.module.ts';
export type { MailingListService } from './mailing-list.service.ts';
export type { UnsubscribeLinks } from './unsubscribe-links.ts';
