import type { Language } from '@eunbit/schema/market';
import type { AccountLinks } from '../../account/account-links.ts';
import type { UserRecord } from '../../account/user.record.ts';
import type { ProductRecord } from '../../catalogue/product.record.ts';
import type { CheckoutRecord } from '../../checkout/checkout.record.ts';
import type { OrderRecord } from '../../order/order.record.ts';
import type { OrderTokens } from '../../order/order-tokens.ts';
import type { StockRecord } from '../../stock/stock.model.ts';
import type { ContactMessageRecord } from '../../support/contact-message.model.ts';
import type { PartnershipRequestRecord } from '../../support/partnership-request.model.ts';
import type { EmailKind, EmailRefs } from '../email-kinds.ts';
import type { EmailContent } from './email-content.ts';
import type { EmailLinks } from './email-links.ts';

/** Paths of pages that emails open orders by. */
export interface OrderLinks extends Pick<OrderTokens, 'linkPath' | 'claimPath'> {
  /** The newest guest order of an address, which a take-over is about. */
  newestOf(email: string): Promise<OrderRecord | null>;
}

/** What emails are written from; null for what is gone. The preview page has samples in its place. */
export interface EmailSources {
  readonly links: EmailLinks;
  readonly accountLinks: Pick<AccountLinks, 'passwordResetLink' | 'emailChangeLink'>;
  readonly orderLinks: OrderLinks;
  order(number: string): Promise<OrderRecord | null>;
  checkout(id: string): Promise<CheckoutRecord | null>;
  contactMessage(number: string): Promise<ContactMessageRecord | null>;
  partnershipRequest(number: string): Promise<PartnershipRequestRecord | null>;
  user(id: string): Promise<UserRecord | null>;
  /** Whether a member wants emails about orders that need not be sent; guests do. */
  wantsOrderEmails(userId: string | null): Promise<boolean>;
  product(id: string): Promise<ProductRecord | null>;
  stockLevel(id: string): Promise<StockRecord | null>;
}

/** To whom an email goes, and when it was ordered: links in it are good from then on. */
export interface Envelope {
  readonly to: string;
  readonly language: Language;
  readonly createdAt: Date;
}

/** Writes emails of one kind; null where there is nothing to tell any more. */
export type EmailTemplate<K extends EmailKind> = (
  refs: EmailRefs[K],
  envelope: Envelope,
  sources: EmailSources,
) => Promise<EmailContent | null>;
