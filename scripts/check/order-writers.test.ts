import { expect, it } from 'vitest';
import { repositoryTexts } from './repository-files.ts';

const WRITES =
  'updateOne|updateMany|findOneAndUpdate|findOneAndReplace|replaceOne|bulkWrite|insertMany|insertOne|create|deleteOne|deleteMany|findOneAndDelete';

/** Whether code writes orders through the order model, whatever the name of its variable. */
function writesOrders(code: string): boolean {
  const names = [...code.matchAll(/const (\w+) = orderModel\(/g)].map(([, name]) => name);
  const model = ['orderModel\\([^)]*\\)', ...names].join('|');
  const direct = new RegExp(`(?:^|[^.\\w])(?:${model})\\s*\\.\\s*(?:${WRITES})\\(`);
  const last = new RegExp(`writeLast\\(\\s*\\w+,\\s*(?:${model})\\b`);
  return direct.test(code) || last.test(code);
}

it('only order placement and the change of orders write orders (decision 55)', () => {
  const files = repositoryTexts().filter(({ path }) => /^server\/src\/.*(?<!\.test)\.ts$/.test(path));
  expect(files.length).toBeGreaterThan(1000);
  expect(files.flatMap(({ path, text }) => (writesOrders(text) ? path : []))).toEqual([
    'server/src/modules/order/change/change-order.ts',
    'server/src/modules/order/placement/insert-order.ts',
  ]);
});

it.each([
  'const orders = orderModel(connection);\nawait orders\n  .findOneAndUpdate({}, {});',
  'orderModel(connection).updateMany({}, {});',
  'const all = orderModel(connection);\nwriteLast(session, all, { insertOne });',
])('a write to orders is found in %s', (code) => {
  expect(writesOrders(code)).toBe(true);
  expect(writesOrders('const orders = orderModel(connection);\ncart.updateOne(orders.find());')).toBe(false);
});
