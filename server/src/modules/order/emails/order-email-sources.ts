import type { UserRecord } from '../../account/user.record.ts';
import type { OrderRecord } from '../order.record.ts';
import type { OrderTokens } from '../order-tokens.ts';

/** Paths of the links in order emails. */
export interface OrderLinks extends Pick<OrderTokens, 'linkPath' | 'claimPath'> {
  /** The newest guest order of an email address, which a claim link refers to. */
  findNewest(email: string): Promise<OrderRecord | null>;
}

export interface OrderEmailSources {
  readonly orderLinks: OrderLinks;
  order(number: string): Promise<OrderRecord | null>;
  user(id: string): Promise<UserRecord | null>;
  /** Whether the buyer accepts optional order emails; always true for guests. */
  wantsOrderEmails(userId: string | null): Promise<boolean>;
}
