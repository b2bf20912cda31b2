import { orderableQuantity } from '@eunbit/schema/catalogue';
import type { Market } from '@eunbit/schema/market';
import type { ClientSession, Connection, Types } from 'mongoose';
import { isDuplicateKey } from '../../common/duplicate-key.ts';
import { writeLast } from '../../common/last-writes.ts';
import { recordsOf } from '../../common/models.ts';
import { type CodedRefused, refuse } from '../../common/refusal.ts';
import type { RequestContext } from '../../common/request-context.ts';
import { hashToken, randomToken } from '../../common/tokens.ts';
import type { CatalogueLive, ProductRecord } from '../catalogue/index.ts';
import { type StockLevels, type StockLive, stockId, type Units } from '../stock/index.ts';
import { CART_LIFETIME_DAYS, CART_WRITES, type CartRecord, cartModel, type HeldUnits } from './cart.model.ts';
import type { CartErrorCode } from './cart.types.ts';
import { getCartKey, memberCartId } from './cart-owner.ts';
import { fit, type StoredLine, withHeld, withLine, withoutBought } from './cart-rules.ts';

/** A line with its current product, stock and limits. */
export interface ResolvedLine extends StoredLine {
  readonly product: ProductRecord;
  /** Maximum quantity that can be ordered now: the limit per item or the stock; 0 if sold out or stopped. */
  readonly maximum: number;
  readonly stopped: boolean;
}

export interface CartState {
  /** Null while the caller has no cart. */
  readonly id: string | null;
  /** The token stored in a guest's browser; null for members. */
  readonly token: string | null;
  readonly lines: readonly ResolvedLine[];
}

/** `capped`: the maximum quantity, if more was requested. */
export type CartChange =
  | { readonly value: { readonly cart: CartState; readonly capped: Units | null } }
  | CodedRefused<CartErrorCode>;

/** A record that names a cart, with that cart, as `join` reads it. */
export interface WithCart {
  readonly carts: readonly CartRecord[];
}

export type CartContext = Pick<RequestContext, 'market' | 'viewer' | 'cartToken' | 'cookies'>;

/** The number of attempts of a conditional write; each failed one means that another write succeeded. */
const WRITE_ATTEMPTS = 20;

export const cartExpiry = () => new Date(Date.now() + CART_LIFETIME_DAYS * 86_400_000);

/** Catalogue and stock from in-memory copies that may lag. The binding check is made when units are taken. */
export type ShopState = Pick<CatalogueLive, 'catalogueCache'> & Pick<StockLive, 'stockLevels'>;

const NO_CART: CartState = { id: null, token: null, lines: [] };

/** A cart, with its token if it is a guest cart. */
interface Found {
  readonly cart: CartRecord;
  readonly token: string | null;
}

/**
 * Carts: product ids and quantities; prices and limits are looked up on each read. A guest cart belongs to the browser with its
 * token, a member's cart to the account.
 */
export function createCartService(connection: Connection, { catalogueCache, stockLevels }: ShopState) {
  const model = cartModel(connection);
  const carts = recordsOf(model);

  async function find(context: CartContext): Promise<Found | null> {
    const key = getCartKey(context);
    const cart = key && (await carts.findOne({ _id: key.id }));
    return cart && { cart, token: key.token };
  }

  async function resolve(context: CartContext, found: Found | null): Promise<CartState> {
    if (!found) return NO_CART;
    const { cart, token } = found;
    const [{ byId }, levels] = await Promise.all([catalogueCache.read(), stockLevels.read()]);
    const lines = cart.lines.flatMap((line): ResolvedLine[] => {
      const product = byId.get(line.productId);
      if (!product) return [];
      const own = ownStock(levels, cart.holds, context.market, line.productId);
      return [{ ...line, product, maximum: orderableQuantity(own), stopped: own?.stopped ?? false }];
    });
    return { id: cart._id, token, lines };
  }

  /** Writes only if the version is still the one that was read; returns null if the caller must read again. */
  async function write({ cart, token }: Found, lines: StoredLine[]): Promise<Found | null> {
    const next = { lines, version: cart.version + 1, expiresAt: cartExpiry() };
    const written = await carts.updateOne({ _id: cart._id, version: cart.version }, { $set: next }, CART_WRITES);
    return written.matchedCount === 1 ? { cart: { ...cart, ...next }, token } : null;
  }

  /**
   * Creates a cart: a guest's under a new token (an unknown token of the browser is never adopted), a member's under
   * their account. Returns null if another device of the member created it meanwhile.
   */
  async function create(context: CartContext, lines: StoredLine[]): Promise<Found | null> {
    const token = context.viewer ? null : randomToken();
    const id = context.viewer ? memberCartId(context.viewer.id) : hashToken(token ?? '');
    const cart: CartRecord = { _id: id, lines, version: 1, holds: [], expiresAt: cartExpiry() };
    try {
      await carts.insertOne(cart, CART_WRITES);
    } catch (error) {
      if (isDuplicateKey(error)) return null;
      throw error;
    }
    if (token) context.cookies.setCartToken(token);
    return { cart, token };
  }

  /** Changes one line; `wanted` maps the quantity now in the cart to the requested one. */
  async function changeLine(
    context: CartContext,
    productId: string,
    wanted: (current: number) => number,
  ): Promise<CartChange> {
    for (let attempt = 0; attempt < WRITE_ATTEMPTS; attempt += 1) {
      const found = await find(context);
      const [{ stores }, levels] = await Promise.all([catalogueCache.read(), stockLevels.read()]);
      if (!stores[context.market].byId.has(productId)) return refuse('PRODUCT_NOT_FOUND', 'product.notFound');
      const own = ownStock(levels, found?.cart.holds, context.market, productId);
      if (own?.stopped) return refuse('PRODUCT_STOPPED', 'product.stopped');

      const lines = found?.cart.lines ?? [];
      const current = lines.find((line) => line.productId === productId)?.quantity ?? 0;
      const { quantity, capped } = fit(wanted(current), own);
      if (quantity === 0) return refuse('OUT_OF_STOCK', 'product.outOfStock');

      const next = withLine(lines, productId, quantity);
      const saved = found ? await write(found, next) : await create(context, next);
      if (!saved) continue;
      const most = capped ? { productId, quantity: orderableQuantity(own) } : null;
      return { value: { cart: await resolve(context, saved), capped: most } };
    }
    throw new Error('the cart is being changed by too many requests at once');
  }

  /** Removes lines; does nothing without a cart. */
  async function reduce(context: CartContext, keep: (line: StoredLine) => boolean): Promise<CartState> {
    for (let attempt = 0; attempt < WRITE_ATTEMPTS; attempt += 1) {
      const found = await find(context);
      if (!found) return NO_CART;
      const saved = await write(found, found.cart.lines.filter(keep));
      if (saved) return resolve(context, saved);
    }
    throw new Error('the cart is being changed by too many requests at once');
  }

  return {
    async read(context: CartContext): Promise<CartState> {
      return resolve(context, await find(context));
    },

    /** Stage of an aggregation over records with a `cartId`: reads their carts in the same command. */
    join: { $lookup: { from: carts.collectionName, localField: 'cartId', foreignField: '_id', as: 'carts' } },

    /** The state of the caller's cart that was read with another record. */
    async readJoined(context: CartContext, { carts: [cart] }: WithCart): Promise<CartState> {
      return resolve(context, cart ? { cart, token: getCartKey(context)?.token ?? null } : null);
    },

    /** Adds units, also to an existing line; the sum is capped by stock and limit. */
    add: (context: CartContext, productId: string, quantity: number) =>
      changeLine(context, productId, (current) => current + quantity),

    set: (context: CartContext, productId: string, quantity: number) => changeLine(context, productId, () => quantity),

    /** Adds or removes one unit; the minimum is 1 (CART-3). */
    adjust: (context: CartContext, productId: string, delta: number) =>
      changeLine(context, productId, (current) => Math.max(1, current + delta)),

    remove: (context: CartContext, productId: string) => reduce(context, (line) => line.productId !== productId),

    empty: (context: CartContext) => reduce(context, () => false),

    /** Records which units a running payment of the cart holds, in the transaction that holds them. */
    recordHold(session: ClientSession, cartId: string, held: HeldUnits): void {
      writeLast(session, model, { updateOne: { filter: { _id: cartId }, update: { $push: { holds: held } } } });
    },

    /** Removes the hold of a checkout's payment, in the transaction that releases its units. */
    forgetHold(session: ClientSession, cartId: string, checkoutId: Types.ObjectId): void {
      writeLast(session, model, {
        updateOne: { filter: { _id: cartId }, update: { $pull: { holds: { checkoutId } } } },
      });
    },

    /** Removes the bought units from the cart, in the transaction that inserts the order. */
    settle(session: ClientSession, cartId: string, checkoutId: Types.ObjectId, bought: readonly StoredLine[]): void {
      const others = { $filter: { input: '$holds', as: 'held', cond: { $ne: ['$$held.checkoutId', checkoutId] } } };
      const settled = { lines: withoutBought(bought), holds: others, version: { $add: ['$version', 1] } };
      writeLast(session, model, { updateOne: { filter: { _id: cartId }, update: [{ $set: settled }] } });
    },
  };
}

/** Stock as this cart sees it: units that its own running payments hold count as available. */
export function ownStock(
  levels: StockLevels,
  holds: readonly HeldUnits[] | undefined,
  market: Market,
  productId: string,
) {
  const held = (holds ?? []).filter((hold) => hold.market === market).flatMap(({ lines }) => lines);
  const units = held.filter((line) => line.productId === productId).reduce((sum, { quantity }) => sum + quantity, 0);
  return withHeld(levels.get(stockId(market, productId)) ?? null, units);
}

export type CartService = ReturnType<typeof createCartService>;
