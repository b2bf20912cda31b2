import type { Vault } from '../../common/tokens.ts';
import type { OrderRecord } from './order.record.ts';

/** A page opened with an access token works this long. */
const ACCESS_DAYS = 30;
/** Links in emails work this long, counted from when the email was asked for. */
export const LINK_HOURS = 24;

const ID = '[0-9a-f]{24}';

/** What a link in an email says: which order, and how many links had opened it when this one was made. */
export interface OrderLink {
  readonly orderId: string;
  readonly linksOpened: number;
}

/** What a take-over link says: whose account, and the newest guest order it is about. */
export interface ClaimLink {
  readonly userId: string;
  readonly orderId: string;
}

type LinkedOrder = Pick<OrderRecord, '_id' | 'number' | 'linksOpened'>;

/**
 * Tokens that open orders. All kinds are signed with the vault's one key, so each reader insists on the kind it is for:
 * none can stand in for another.
 */
export function createOrderTokens(vault: Vault) {
  function parseToken(pattern: string, token: string): string[] | null {
    const subject = vault.verify(token);
    const match = subject === null ? null : new RegExp(`^${pattern}$`).exec(subject);
    return match ? match.slice(1) : null;
  }

  const afterHours = (from: Date) => new Date(from.getTime() + LINK_HOURS * 3_600_000);

  return {
    /** Lets whoever holds it read one order without a pass code. */
    access: (order: Pick<OrderRecord, '_id'>): string =>
      vault.sign(`order:${order._id}`, new Date(Date.now() + ACCESS_DAYS * 86_400_000)),

    /** Id of the order that an access token opens; null for a forged or expired one. */
    readAccess: (token: string): string | null => parseToken(`order:(${ID})`, token)?.[0] ?? null,

    /**
     * Path of the page that opens an order, for the email GUEST_ORDER_LINK. Works once, and for a day from when the
     * email was asked for. The token stands in the fragment, which is neither sent to a server nor logged by one.
     */
    linkPath: ({ _id, number, linksOpened }: LinkedOrder, emailAt: Date): string =>
      `/guest-order/${number}#link=${vault.sign(`order-link:${_id}:${linksOpened ?? 0}`, afterHours(emailAt))}`,

    readLink(token: string): OrderLink | null {
      const parts = parseToken(`order-link:(${ID}):(\\d{1,9})`, token);
      return parts ? { orderId: parts[0] ?? '', linksOpened: Number(parts[1]) } : null;
    },

    /**
     * Path of the page that takes guest orders over into an account, for the email CLAIM_ORDERS. `order` is the newest
     * guest order of that address: once it has been taken over the link is used up. The token stands in the query, which
     * survives signing in on the way; without that member's session it is worth nothing.
     */
    claimPath: (userId: string, order: Pick<OrderRecord, '_id'>, emailAt: Date): string =>
      `/claim-orders?link=${vault.sign(`order-claim:${userId}:${order._id}`, afterHours(emailAt))}`,

    readClaim(token: string): ClaimLink | null {
      const parts = parseToken(`order-claim:(${ID}):(${ID})`, token);
      return parts ? { userId: parts[0] ?? '', orderId: parts[1] ?? '' } : null;
    },
  };
}

export type OrderTokens = ReturnType<typeof createOrderTokens>;
