import { orderableQuantity } from '@eunbit/schema/catalogue';
import type { Market } from '@eunbit/schema/market';
import type { ClientSession, Connection } from 'mongoose';
import { hashToken, randomToken } from '../../common/tokens.ts';
import type { RequestContext } from '../../context.ts';
import type { LiveHub } from '../../live/live-hub.ts';
import type { ProductRecord } from '../catalogue/product.model.ts';
import { type StockLevels, stockId } from '../stock/stock.model.ts';
import type { Units } from '../stock/stock.service.ts';
import { CART_LIFETIME_DAYS, type CartRecord, cartModel } from './cart.model.ts';
import { fit, type StoredLine, withHeld, withLine, withoutBought } from './cart-rules.ts';

/** A line with everything the server knows about it now. */
export interface ResolvedLine extends StoredLine {
  readonly product: ProductRecord;
  /** Most that can be ordered now: the limit per item or the stock, 0 when sold out or stopped. */
  readonly maximum: number;
  readonly stopped: boolean;
}

export interface CartState {
  /** Null while this browser has no cart. */
  readonly token: string | null;
  readonly lines: readonly ResolvedLine[];
}

export type CartChange =
  | { readonly outcome: 'changed'; readonly cart: CartState; readonly capped: Units | null }
  | {
      readonly outcome: 'unavailable';
      readonly productId: string;
      readonly reason: 'NOT_FOUND' | 'STOPPED' | 'OUT_OF_STOCK';
    };

type CartContext = Pick<RequestContext, 'market' | 'basketToken' | 'cookies'>;

/** Conditional writes are tried this often before giving up; each miss means another write got through. */
const WRITE_ATTEMPTS = 20;

const lifetime = () => new Date(Date.now() + CART_LIFETIME_DAYS * 86_400_000);

/** What the cart needs to know of the shop, as fresh as the last event. The last word is spoken when units are taken. */
export type ShopState = Pick<LiveHub, 'shelf' | 'stockLevels'>;

/** The browser's cart: product ids and quantities under an opaque token; prices and limits are looked up when asked. */
export function createCartService(connection: Connection, { shelf, stockLevels }: ShopState) {
  const carts = cartModel(connection);

  async function find(token: string | null): Promise<CartRecord | null> {
    return token ? carts.findById(hashToken(token)).lean() : null;
  }

  async function resolve(context: CartContext, cart: CartRecord | null, token: string | null): Promise<CartState> {
    if (!cart || !token) return { token: null, lines: [] };
    const [{ byId }, levels] = await Promise.all([shelf.read(), stockLevels.read()]);
    const lines = cart.lines.flatMap((line): ResolvedLine[] => {
      const product = byId.get(line.productId);
      if (!product) return [];
      const own = ownStock(levels, cart, context.market, line.productId);
      return [{ ...line, product, maximum: orderableQuantity(own), stopped: own?.stopped ?? false }];
    });
    return { token, lines };
  }

  /** Writes if nobody wrote since `cart` was read; null asks the caller to read again. */
  async function write(cart: CartRecord, lines: StoredLine[]): Promise<CartRecord | null> {
    const next = { lines, version: cart.version + 1, expiresAt: lifetime() };
    const written = await carts.updateOne({ _id: cart._id, version: cart.version }, { $set: next });
    return written.matchedCount === 1 ? { ...cart, ...next } : null;
  }

  /** A new cart under a token of the server's own; a token the database does not know is not taken over. */
  async function create(context: CartContext, lines: StoredLine[]): Promise<{ cart: CartRecord; token: string }> {
    const token = randomToken();
    const cart: CartRecord = { _id: hashToken(token), lines, version: 1, held: null, expiresAt: lifetime() };
    await carts.create(cart);
    context.cookies.setBasket(token);
    return { cart, token };
  }

  /** Changes one line; `wanted` gets the quantity now in the cart. */
  async function changeLine(
    context: CartContext,
    productId: string,
    wanted: (current: number) => number,
  ): Promise<CartChange> {
    for (let attempt = 0; attempt < WRITE_ATTEMPTS; attempt += 1) {
      const found = await find(context.basketToken);
      const [{ byId }, levels] = await Promise.all([shelf.read(), stockLevels.read()]);
      if (!byId.has(productId)) return { outcome: 'unavailable', productId, reason: 'NOT_FOUND' };
      const own = ownStock(levels, found, context.market, productId);
      if (own?.stopped) return { outcome: 'unavailable', productId, reason: 'STOPPED' };

      const current = found?.lines.find((line) => line.productId === productId)?.quantity ?? 0;
      const { quantity, capped } = fit(wanted(current), own);
      if (quantity === 0) return { outcome: 'unavailable', productId, reason: 'OUT_OF_STOCK' };

      const lines = withLine(found?.lines ?? [], productId, quantity);
      const saved = found ? await write(found, lines) : await create(context, lines);
      if (!saved) continue;
      const { cart, token } = 'token' in saved ? saved : { cart: saved, token: context.basketToken };
      return {
        outcome: 'changed',
        cart: await resolve(context, cart, token),
        capped: capped ? { productId, quantity: orderableQuantity(own) } : null,
      };
    }
    throw new Error('the cart is being changed by too many requests at once');
  }

  /** Takes lines away; nothing to do without a cart. */
  async function reduce(context: CartContext, keep: (line: StoredLine) => boolean): Promise<CartState> {
    for (let attempt = 0; attempt < WRITE_ATTEMPTS; attempt += 1) {
      const found = await find(context.basketToken);
      if (!found) return { token: null, lines: [] };
      const saved = await write(found, found.lines.filter(keep));
      if (saved) return resolve(context, saved, context.basketToken);
    }
    throw new Error('the cart is being changed by too many requests at once');
  }

  return {
    async read(context: CartContext): Promise<CartState> {
      return resolve(context, await find(context.basketToken), context.basketToken);
    },

    /** Adds units; an existing line is merged, the sum capped by stock and limit. */
    add: (context: CartContext, productId: string, quantity: number) =>
      changeLine(context, productId, (current) => current + quantity),

    set: (context: CartContext, productId: string, quantity: number) => changeLine(context, productId, () => quantity),

    /** One more or one fewer; fewer stops at 1 (spec 000 §4). */
    adjust: (context: CartContext, productId: string, delta: number) =>
      changeLine(context, productId, (current) => Math.max(1, current + delta)),

    remove: (context: CartContext, productId: string) => reduce(context, (line) => line.productId !== productId),

    empty: (context: CartContext) => reduce(context, () => false),

    /** Notes which units the cart's own running payment holds, in the transaction that holds them; null clears it. */
    async noteHeld(session: ClientSession, basket: string, held: CartRecord['held']): Promise<void> {
      await carts.updateOne({ _id: basket }, { $set: { held } }, { session });
    },

    /** Takes what was bought out of the cart, in the transaction that writes the order. */
    async settle(session: ClientSession, basket: string, bought: readonly StoredLine[]): Promise<void> {
      const cart = await carts.findById(basket, null, { session }).lean();
      if (!cart) return;
      await carts.updateOne(
        { _id: basket },
        { $set: { lines: withoutBought(cart.lines, bought), held: null }, $inc: { version: 1 } },
        { session },
      );
    },
  };
}

/** Stock as this cart sees it: what its own running payment holds still counts as there. */
function ownStock(levels: StockLevels, cart: CartRecord | null, market: Market, productId: string) {
  const held = cart?.held?.market === market ? cart.held.lines : [];
  const units = held.find((line) => line.productId === productId)?.quantity ?? 0;
  return withHeld(levels.get(stockId(market, productId)) ?? null, units);
}

export type CartService = ReturnType<typeof createCartService>;
