import type { ContactMessageRecord } from '../contact-message.record.ts';
import type { PartnershipRequestRecord } from '../partnership-request.record.ts';
export interface SupportEmailSources {
  contactMessage(number: string): Promise<ContactMessageRecord | null>;
  partnershipRequest(number: string): Promise<PartnershipRequestRecord | null>;
}
