import DataLoader from 'dataloader';
import type { CallerContext } from '../../common/request-context.ts';
import type { OutgoingEmail } from '../../integrations/email/email-provider.ts';
import type { EmailRecord } from './email.record.ts';
import type { EmailLogService } from './email-log.service.ts';

export interface EmailLoaders {
  /** What emails say, for staff: without valid link tokens. */
  readonly emailContents: DataLoader<EmailRecord, OutgoingEmail | null, string>;
}

export function createEmailLoaders({ services }: CallerContext<{ readonly emailLog: EmailLogService }>): EmailLoaders {
  return { emailContents: new DataLoader(services.emailLog.readContents, { cacheKeyFn: ({ _id }) => String(_id) }) };
}
