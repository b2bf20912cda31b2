import type { Market } from '@eunbit/schema/market';
import { buy } from './buyer.ts';
import { GraphqlClient } from './graphql-client.ts';
import { ADD_CART_ITEM, OWN_ORDERS, PRODUCT_LIST, SIGN_IN, SIGN_UP, STOCK_LIST, UPDATE_STOCK } from './operations.ts';
import type { Shop } from './shop.ts';

export interface ListedProduct {
  id: string;
  slug: string;
}

interface ProductList {
  products: { edges: { node: ListedProduct }[] };
}

interface OwnOrders {
  myOrders: { nodes: { number: string }[] };
}

/** The response to `STOCK_LIST`. */
export interface StockList {
  productStocks: { nodes: { product: ListedProduct; stock: { version: number } }[] };
}

export interface CartAnswer {
  cart: { token: string | null };
}

const PLENTY = 100_000;

/** A client of a signed-in staff member. */
export async function openStaff(shop: Shop): Promise<GraphqlClient> {
  const staff = new GraphqlClient(shop.url);
  await staff.mutate(SIGN_IN, shop.staff, 'Viewer');
  return staff;
}

/** Sets a store's stock of the selected products. */
async function writeStock(
  shop: Shop,
  market: Market,
  quantity: number,
  isChosen: (product: ListedProduct) => boolean,
): Promise<void> {
  const staff = await openStaff(shop);
  const { productStocks } = await staff.query<StockList>(STOCK_LIST, { market });
  for (const { product, stock: level } of productStocks.nodes.filter(({ product }) => isChosen(product))) {
    const change = { productId: product.id, market, quantity, isStopped: false };
    await staff.mutate(UPDATE_STOCK, { ...change, expectedVersion: level.version }, 'StockUpdated');
  }
}

/** Sets a high stock for all products of both stores, so that no benchmark ends by selling out. */
export async function raiseStock(shop: Shop): Promise<void> {
  for (const market of ['US', 'KR'] as const) await writeStock(shop, market, PLENTY, () => true);
}

/** Sets the US stock of one product. */
export const setStock = (shop: Shop, wanted: ListedProduct, quantity: number): Promise<void> =>
  writeStock(shop, 'US', quantity, ({ id }) => id === wanted.id);

/** The product list as the shop returns it: the products, the first of them, and the response itself for the static server. */
export async function readProducts(shop: Shop) {
  const data = await new GraphqlClient(shop.url).query<ProductList>(PRODUCT_LIST);
  const products = data.products.edges.map(({ node }) => node);
  const [first] = products;
  if (!first) throw new Error('the shop lists no products');
  return { products, first, answer: data.products as unknown };
}

const MEMBER = {
  email: 'member@buyers.example',
  password: 'benchmark-password',
  firstName: 'Robin',
  lastName: 'Miller',
  hasMailingConsent: false,
};

/** A signed-in member with this many purchases, and the number of their last order. */
export async function openAccountWithOrders(
  shop: Shop,
  count: number,
  product: ListedProduct,
): Promise<{ readonly client: GraphqlClient; readonly orderNumber: string }> {
  const client = new GraphqlClient(shop.url);
  await client.mutate(SIGN_UP, MEMBER, 'Viewer');
  for (let index = 0; index < count; index += 1) await buy('CARD', { client, product, name: 'member' });
  const { myOrders } = await client.query<OwnOrders>(OWN_ORDERS);
  const [last] = myOrders.nodes;
  if (!last) throw new Error('the orders are not in the account');
  return { client, orderNumber: last.number };
}

/** A cart token for each of this many visitors. */
export async function openCarts(shop: Shop, count: number, product: ListedProduct): Promise<string[]> {
  const tokens: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const visitor = new GraphqlClient(shop.url);
    const input = { productId: product.id, quantity: 1 };
    const { cart } = await visitor.mutate<CartAnswer>(ADD_CART_ITEM, input, 'CartUpdated');
    if (!cart.token) throw new Error('a cart came without its token');
    tokens.push(cart.token);
  }
  return tokens;
}
