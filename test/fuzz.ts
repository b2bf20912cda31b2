import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from '../scripts/setup/paths.ts';

/**
 * `npm run fuzz -- [--messages N] [--seed N]`: the fuzz test of the WebSocket with as many messages, which a seed picks, and
 * bounded attacks, each with the longest time that the server was silent, or with the units that one address holds.
 */
const { values } = parseArgs({
  options: { messages: { type: 'string', default: '20000' }, seed: { type: 'string', default: '1' } },
});
const messages = Number(values.messages);
const seed = Number(values.seed);
if (!(Number.isInteger(messages) && messages >= 1 && Number.isInteger(seed))) {
  throw new Error('usage: npm run fuzz -- [--messages N] [--seed N]');
}
/** How much attackers send. */
const ATTACKS = {
  ATTACK_DOCUMENTS: '150',
  ATTACK_SUBSCRIPTIONS: '10000',
  ATTACK_MEGABYTES: '4.9',
  ATTACK_BUYERS: '200',
};
const child = spawn(
  join(ROOT, 'node_modules/.bin/vitest'),
  ['run', 'test/integration/fuzz.test.ts', 'test/integration/attack-', 'test/integration/open-holds.test.ts'],
  {
    cwd: ROOT,
    env: { ...process.env, FUZZ_MESSAGES: String(messages), FUZZ_SEED: String(seed), ...ATTACKS },
    stdio: 'inherit',
    shell: process.platform === 'win32',
  },
);
child.on('exit', (code) => {
  process.exitCode = code ?? 1;
});
