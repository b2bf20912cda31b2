import { ORDER_PAYMENT_PATH } from '@eunbit/schema/checkout-path';
import type { Vault } from '../../common/tokens.ts';
import type { OrderRecord } from './order.record.ts';
import type { PaymentRequestRecord } from './payment-requests.record.ts';

/** Validity of access tokens. */
const ACCESS_DAYS = 30;
/** Validity of links in emails, from the request for the email. */
export const LINK_HOURS = 24;

const ID = '[0-9a-f]{24}';

/** The payload of a link: the order, and how many links had opened it when this one was created. */
export interface OrderLink {
  readonly orderId: string;
  readonly linksOpened: number;
}

/** The payload of a claim link: the account, and the newest guest order. */
export interface ClaimLink {
  readonly userId: string;
  readonly orderId: string;
}

/** The payload of a link to a further payment. */
export interface OrderPaymentLink {
  readonly orderId: string;
  readonly requestId: string;
}

/** A claim to be the buyer of an order: a guest's token or the signed-in member. */
export interface BuyerClaim {
  readonly accessToken: string | null;
  readonly userId: string | null;
}

/** The order fields that decide who may open it. */
type OwnedOrder = Pick<OrderRecord, '_id' | 'userId' | 'accessVersion'>;

type LinkedOrder = Pick<OrderRecord, '_id' | 'number' | 'linksOpened'>;

/**
 * Tokens that open orders. All kinds are signed with the same key and carry their kind as a prefix, which each reader
 * checks: a token of one kind is never accepted as another.
 */
export function createOrderTokens(vault: Vault) {
  function parseToken(pattern: string, token: string): string[] | null {
    const subject = vault.verify(token);
    const match = subject === null ? null : new RegExp(`^${pattern}$`).exec(subject);
    return match ? match.slice(1) : null;
  }

  function parseAccess(token: string): { readonly orderId: string; readonly version: number } | null {
    const parts = parseToken(`order:(${ID}):(\\d{1,9})`, token);
    return parts ? { orderId: parts[0] ?? '', version: Number(parts[1]) } : null;
  }

  const afterDays = (from: Date) => new Date(from.getTime() + ACCESS_DAYS * 86_400_000);
  const afterHours = (from: Date) => new Date(from.getTime() + LINK_HOURS * 3_600_000);

  /** Allows paying or accepting one payment request. */
  const paymentToken = (
    { _id }: Pick<OrderRecord, '_id'>,
    { id, expiresAt }: Pick<PaymentRequestRecord, 'id' | 'expiresAt'>,
  ): string => vault.sign(`order-payment:${_id}:${id}`, afterDays(expiresAt));

  return {
    /** Allows reading one order without its pass code, until the order gets an owner. */
    access: ({ _id, accessVersion = 0 }: Pick<OrderRecord, '_id' | 'accessVersion'>): string =>
      vault.sign(`order:${_id}:${accessVersion}`, new Date(Date.now() + ACCESS_DAYS * 86_400_000)),

    /**
     * Id of the order that an access token names; null if the token is forged or expired. The token may be revoked: see `opens`.
     */
    readAccess: (token: string): string | null => parseAccess(token)?.orderId ?? null,

    /** Whether a buyer may open an order. If it has an owner, only the owner's session may (ORDER-13). */
    opens({ _id, userId, accessVersion = 0 }: OwnedOrder, claim: BuyerClaim): boolean {
      if (userId !== null) return userId === claim.userId;
      const read = claim.accessToken === null ? null : parseAccess(claim.accessToken);
      return read?.orderId === String(_id) && read.version === accessVersion;
    },

    /**
     * Path of the page that opens an order, for the email GUEST_ORDER_LINK. Works once, within a day of the request for
     * the email. The token is in the fragment, which browsers do not send to servers, so it is not logged.
     */
    linkPath: ({ _id, number, linksOpened }: LinkedOrder, emailAt: Date): string =>
      `/guest-order/${number}#link=${vault.sign(`order-link:${_id}:${linksOpened ?? 0}`, afterHours(emailAt))}`,

    readLink(token: string): OrderLink | null {
      const parts = parseToken(`order-link:(${ID}):(\\d{1,9})`, token);
      return parts ? { orderId: parts[0] ?? '', linksOpened: Number(parts[1]) } : null;
    },

    /**
     * Path of the page that claims guest orders for an account, for the email CLAIM_ORDERS. `order` is the newest guest
     * order of the email address: once it is claimed, the link is used up. The token is in the fragment,
     * which browsers keep when they are redirected to the sign-in; it works only in that member's session.
     */
    claimPath: (userId: string, order: Pick<OrderRecord, '_id'>, emailAt: Date): string =>
      `/claim-orders#link=${vault.sign(`order-claim:${userId}:${order._id}`, afterHours(emailAt))}`,

    payment: paymentToken,

    /**
     * Path of the page for a further payment of an order. The page shows for a month that the request is closed. The token is in
     * the fragment, which browsers do not send to servers.
     */
    paymentPath: (order: Pick<OrderRecord, '_id'>, request: Pick<PaymentRequestRecord, 'id' | 'expiresAt'>): string =>
      `${ORDER_PAYMENT_PATH}#link=${paymentToken(order, request)}`,

    readPayment(token: string): OrderPaymentLink | null {
      const parts = parseToken(`order-payment:(${ID}):([\\w-]{1,40})`, token);
      return parts ? { orderId: parts[0] ?? '', requestId: parts[1] ?? '' } : null;
    },

    readClaim(token: string): ClaimLink | null {
      const parts = parseToken(`order-claim:(${ID}):(${ID})`, token);
      return parts ? { userId: parts[0] ?? '', orderId: parts[1] ?? '' } : null;
    },
  };
}

export type OrderTokens = ReturnType<typeof createOrderTokens>;
