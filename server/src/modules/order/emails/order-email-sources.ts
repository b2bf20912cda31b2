import type { UserRecord } from '../../account/user.record.ts';
import type { OrderRecord } from '../order.record.ts';
import type { OrderTokens } from '../order-tokens.ts';

/** Paths of pages that emails open orders by. */
export interface OrderLinks extends Pick<OrderTokens, 'linkPath' | 'claimPath'> {
  /** The newest guest order of an address, which a take-over is about. */
  findNewest(email: string): Promise<OrderRecord | null>;
}

export interface OrderEmailSources {
  readonly orderLinks: OrderLinks;
  order(number: string): Promise<OrderRecord | null>;
  user(id: string): Promise<UserRecord | null>;
  /** Whether a member wants emails about orders that need not be sent; guests do. */
  wantsOrderEmails(userId: string | null): Promise<boolean>;
}
