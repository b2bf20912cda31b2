import DataLoader from 'dataloader';
import { createLoader, type Loader } from '../../common/loader.ts';
import type { CallerContext } from '../../common/request-context.ts';
import type { OutgoingEmail } from '../../integrations/email/email-provider.ts';
import type { AddressStatus } from './address-status.ts';
import type { EmailRecord } from './email.model.ts';
import type { EmailAddressService } from './email-address.service.ts';
import type { EmailLogService } from './email-log.service.ts';

export interface EmailLoaders {
  /** Contents of emails for staff, without valid link tokens. */
  readonly emailContents: DataLoader<EmailRecord, OutgoingEmail | null, string>;
  /** Delivery status by address in lower case. */
  readonly addressStatuses: Loader<AddressStatus>;
}

interface Services {
  readonly emailLog: EmailLogService;
  readonly emailAddresses: EmailAddressService;
}

export function createEmailLoaders({ services }: CallerContext<Services>): EmailLoaders {
  return {
    emailContents: new DataLoader(services.emailLog.readContents, { cacheKeyFn: ({ _id }) => String(_id) }),
    addressStatuses: createLoader(services.emailAddresses.statuses),
  };
}
