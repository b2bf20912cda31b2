import { keepResults } from '../figures.ts';
import { readOptions } from '../options.ts';
import { measureOrders, renderOrders } from './orders.ts';
import { measureProducts, renderProducts } from './products.ts';

/** Orders are written in batches of this size. */
const ORDERS_AT_ONCE = 2_000;

const readSizes = (text: string): number[] =>
  text
    .split(',')
    .filter((size) => size !== '')
    .map(Number)
    .sort((a, b) => a - b);

/**
 * `bench -- growth [--products N,…] [--orders N,…] [--requests N] [--turns N]`: requests of visitors in a shop with six products
 * and in larger ones, and requests of staff in shops with these numbers of orders. An empty list skips its part.
 */
export async function runGrowth(): Promise<void> {
  const options = readOptions({ products: '20000', orders: '10000,200000', requests: 100, turns: 20 });
  const { requests, turns } = options;
  const [productSizes, orderSizes] = [readSizes(options.products), readSizes(options.orders)];
  if (!productSizes.every((size) => size >= 7)) throw new Error('--products: numbers from 7, with commas between them');
  if (!orderSizes.every((size) => size > 0 && size % ORDERS_AT_ONCE === 0)) {
    throw new Error(`--orders: multiples of ${ORDERS_AT_ONCE}, with commas between them`);
  }
  const products = productSizes.length > 0 ? await measureProducts(productSizes, requests) : [];
  if (products.length > 0) console.log(renderProducts(products));
  const orders = orderSizes.length > 0 ? await measureOrders(orderSizes, turns) : [];
  if (orders.length > 0) console.log(renderOrders(orders));
  await keepResults('growth', { requests, turns, products, orders });
}
