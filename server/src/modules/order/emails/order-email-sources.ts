import type { UserRecord } from '../../account/index.ts';
import type { OrderRecord } from '../order.record.ts';
import type { OrderTokens } from '../order-tokens.ts';

export interface OrderEmailSources {
  /** Paths of the links in order emails. */
  readonly orderLinks: Pick<OrderTokens, 'linkPath' | 'claimPath'>;
  /** The newest guest order of an email address, which a claim link refers to. */
  newestGuestOrder(email: string): Promise<OrderRecord | null>;
  order(number: string): Promise<OrderRecord | null>;
  user(id: string): Promise<UserRecord | null>;
  /** Whether the buyer accepts optional order emails; always true for guests. */
  wantsOrderEmails(userId: string | null): Promise<boolean>;
}
