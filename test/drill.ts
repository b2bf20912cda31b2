import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from '../scripts/setup/paths.ts';

/** `npm run drill -- [--orders N]`: the drill of backup and restore in a shop with so many orders. */
const { values } = parseArgs({ options: { orders: { type: 'string', default: '200000' } } });
const orders = Number(values.orders);
if (!(Number.isInteger(orders) && orders >= 0 && orders % 2_000 === 0)) {
  throw new Error('usage: npm run drill -- [--orders N], a multiple of 2000');
}
const child = spawn(join(ROOT, 'node_modules/.bin/vitest'), ['run', 'test/integration/drill.test.ts'], {
  cwd: ROOT,
  env: { ...process.env, DRILL_ORDERS: String(orders) },
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
child.on('exit', (code) => {
  process.exitCode = code ?? 1;
});
