import type { UnsubscribeLinks } from '../../mailing-list/index.ts';
import type { AccountLinks } from '../account-links.ts';
import type { UserRecord } from '../user.record.ts';
export interface AccountEmailSources {
  readonly accountLinks: Pick<AccountLinks, 'passwordResetLink' | 'emailChangeLink'>;
  readonly unsubscribeLinks: UnsubscribeLinks;
  user(id: string): Promise<UserRecord | null>;
}
