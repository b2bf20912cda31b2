import type { EmailEvent } from '../../integrations/email/email-provider.ts';

/** An event of an address, as the provider or staff told it. */
export interface AddressEvent extends Pick<EmailEvent, 'id' | 'at' | 'isMarketing' | 'description'> {
  /** REFUSED: the provider did not take an email, since the address is on its list of suppressed ones. */
  readonly kind: EmailEvent['kind'] | 'REFUSED';
}

/** What is known of an address that emails are sent to. There is none for an address that takes all of them. */
export interface EmailAddressRecord {
  /** In lower case. */
  _id: string;
  /** Oldest first; what they amount to is derived (`toAddressStatus`), so that their order of arrival does not matter. */
  events: readonly AddressEvent[];
}
