import type { Consent } from '../../common/consent.ts';
import { createLoader, type Loader } from '../../common/loader.ts';
import type { CallerContext } from '../../common/request-context.ts';
import type { MailingListService } from '../mailing-list/index.ts';

export interface AccountLoaders {
  /** Consents of subscribers by email; null for who is not on the mailing list. */
  readonly mailingConsents: Loader<Consent>;
}

export function createAccountLoaders({
  services,
}: CallerContext<{ readonly mailingList: MailingListService }>): AccountLoaders {
  return { mailingConsents: createLoader(services.mailingList.getConsents) };
}
