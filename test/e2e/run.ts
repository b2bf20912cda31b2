import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../../scripts/setup/paths.ts';

/**
 * `npm run e2e -- [--browser ENGINE] [NAME…]`: the stories in Chromium, or the journeys in an engine. Everything else is
 * for vitest, which takes a browser for one of its own.
 */
const ENGINES: readonly string[] = ['chromium', 'firefox', 'webkit'];

const forVitest = process.argv.slice(2);
const at = forVitest.indexOf('--browser');
const [, engine = ''] = at < 0 ? [] : forVitest.splice(at, 2);
if (at >= 0 && !ENGINES.includes(engine)) {
  throw new Error(`usage: npm run e2e -- [--browser ${ENGINES.join('|')}] [NAME…]`);
}
const project = engine || 'stories';
const fixed = ['run', '--config', 'test/e2e/vitest.config.ts', '--project', project];
const child = spawn(join(ROOT, 'node_modules/.bin/vitest'), [...fixed, ...forVitest], {
  cwd: ROOT,
  env: { ...process.env, ...(engine && { E2E_BROWSER: engine }) },
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
child.on('exit', (code) => {
  process.exitCode = code ?? 1;
});
