import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from '../scripts/setup/paths.ts';

/** `npm run chaos -- [--kills N] [--seed N]`: the chaos test with as many kills, at the moments that a seed picks. */
const { values } = parseArgs({
  options: { kills: { type: 'string', default: '20' }, seed: { type: 'string', default: '1' } },
});
const kills = Number(values.kills);
const seed = Number(values.seed);
if (!(Number.isInteger(kills) && kills >= 1 && Number.isInteger(seed))) {
  throw new Error('usage: npm run chaos -- [--kills N] [--seed N]');
}
const child = spawn(join(ROOT, 'node_modules/.bin/vitest'), ['run', 'test/integration/chaos.test.ts'], {
  cwd: ROOT,
  env: { ...process.env, CHAOS_KILLS: String(kills), CHAOS_SEED: String(seed) },
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
child.on('exit', (code) => {
  process.exitCode = code ?? 1;
});
