import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { type BuildStep, beginBuild } from './build-steps.ts';

let root: string;
const printed: string[] = [];
const say = (line: string) =>
  void printed.push(line.replace(/[\d.]+ s\.$/, 'N s.').replace(/^Process \d+/, 'Process N'));

/** Copies a source, and counts runs; waits before the copy as long as a file `hold` exists. */
const BUILD = `
  const fs = require('node:fs');
  fs.appendFileSync('builds.log', process.pid + '\\n');
  fs.rmSync('dist', { recursive: true, force: true });
  fs.mkdirSync('dist');
  const timer = setInterval(() => {
    if (fs.existsSync('hold')) return;
    clearInterval(timer);
    fs.copyFileSync('src/text', 'dist/text');
  }, 20);`;
const STEP: BuildStep = {
  name: 'text',
  inputs: ['src'],
  outputs: ['dist'],
  command: [process.execPath, '-e', BUILD],
  folder: '.',
};
const build = () => beginBuild(root, [STEP], say).ended;
const builds = () => (existsSync(join(root, 'builds.log')) ? readFileSync(join(root, 'builds.log'), 'utf8') : '');
const countBuilds = () => builds().split('\n').length - 1;
const builtText = () => readFileSync(join(root, 'dist/text'), 'utf8');
const writeSource = (text: string) => writeFileSync(join(root, 'src/text'), text);
const until = (holds: () => void) => vi.waitFor(holds, { timeout: 60_000, interval: 20 });

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'eunbit-steps-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  printed.length = 0;
  mkdirSync(join(root, 'src'));
  writeSource('one');
});

/** Times of the last change of each file, including its metadata. */
function readChangeTimes(folder: string): string[] {
  return readdirSync(folder, { recursive: true })
    .map(String)
    .sort()
    .map((name) => `${name} ${statSync(join(folder, name)).ctimeMs}`);
}

it('a build builds what has changed, and prints how long it took', async () => {
  await build();
  writeSource('two');
  await build();
  expect(builtText()).toBe('two');
  expect(printed).toEqual([
    'Building the text…',
    'Built the text in N s.',
    'Building the text…',
    'Built the text in N s.',
  ]);
});

it('a build writes nothing if nothing has changed', async () => {
  await build();
  const before = readChangeTimes(root);
  await build();
  expect(readChangeTimes(root)).toEqual(before);
  expect(countBuilds()).toBe(1);
});

it('a build only updates the time of its output if a source was written again without a change', async () => {
  await build();
  utimesSync(join(root, 'dist'), new Date(0), new Date(0));
  utimesSync(join(root, 'src/text'), new Date(1000), new Date(1000));
  await build();
  expect(statSync(join(root, 'dist')).mtimeMs).toBeGreaterThan(1000);
  expect(countBuilds()).toBe(1);
});

/** A process that runs the same build. */
function startBuild(user?: number) {
  const program = `
    const { register } = await import(${JSON.stringify(import.meta.resolve('tsx/esm/api'))});
    register();
    const { beginBuild } = await import(${JSON.stringify(new URL('build-steps.ts', import.meta.url).href)});
    await beginBuild(${JSON.stringify(root)}, [${JSON.stringify(STEP)}], console.log).ended.catch((e) => console.log(e.message));`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    ...(user === undefined ? {} : { uid: user }),
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk));
  return { child, ended: once(child, 'close'), printed: () => output };
}

it('a killed build leaves neither a process nor a complete output', async () => {
  await build();
  writeSource('two');
  writeFileSync(join(root, 'hold'), '');
  const { child, ended } = startBuild();
  await until(() => expect(countBuilds()).toBe(2));
  const builder = Number(builds().split('\n')[1]);
  child.kill('SIGKILL');
  await ended;
  await until(() => expect(() => process.kill(builder, 0)).toThrow('ESRCH'));

  rmSync(join(root, 'hold'));
  // Back to the state of the last build: only the interrupted build has touched its output.
  writeSource('one');
  await build();
  expect(builtText()).toBe('one');
  expect(readdirSync(join(root, '.cache')).sort()).toEqual(['build', 'build.json']);
});

it('a build waits for another build in the same folder, and uses its output', async () => {
  writeFileSync(join(root, 'hold'), '');
  const other = startBuild();
  await until(() => expect(countBuilds()).toBe(1));
  const building = build();
  await until(() => expect(printed).toEqual(['Process N is installing or building in this folder; waiting for it…']));
  rmSync(join(root, 'hold'));
  await Promise.all([other.ended, building]);
  expect(countBuilds()).toBe(1);
});

it('a failed build prints the output of its program', async () => {
  const step = { ...STEP, command: [process.execPath, '-e', 'console.error("no room"); process.exit(3)'] };
  await expect(beginBuild(root, [step], say).ended).rejects.toThrow('Building the text failed:\nno room\n');
});

it.runIf(process.getuid?.() === 0)(
  'a folder that cannot be written is used if it is up to date, or a message explains what to do',
  async () => {
    await build();
    chmodSync(root, 0o755);
    // As after a checkout: nothing has changed, but sources have newer times than their outputs.
    utimesSync(join(root, 'dist'), new Date(0), new Date(0));
    const built = startBuild(65_534);
    await built.ended;
    expect(built.printed()).toBe('');

    writeSource('two');
    const changed = startBuild(65_534);
    await changed.ended;
    expect(changed.printed()).toBe(
      `To be built: text. But ${root} cannot be written. Run \`npm run build\` where it can, with the same sources.\n`,
    );
  },
);

describe('steps that depend on each other', () => {
  /** Writes its name at start and end; waits in between as long as a file `hold-NAME` exists. */
  function step(name: string, after: readonly string[] = [], exitCode = 0): BuildStep {
    const program = `
      const fs = require('node:fs');
      fs.appendFileSync('order.log', '+${name} ');
      const timer = setInterval(() => {
        if (fs.existsSync('hold-${name}')) return;
        fs.appendFileSync('order.log', '-${name} ');
        process.exit(${exitCode});
      }, 20);`;
    return { name, inputs: ['src'], outputs: [], command: [process.execPath, '-e', program], folder: '.', after };
  }
  const order = () => (existsSync(join(root, 'order.log')) ? readFileSync(join(root, 'order.log'), 'utf8').trim() : '');

  it('start when their inputs are built, even if other steps are still running', async () => {
    for (const name of ['long', 'last']) writeFileSync(join(root, `hold-${name}`), '');
    const { until: builtUntil, ended } = beginBuild(root, [step('long'), step('last', ['first']), step('first')], say);
    await builtUntil('first');
    await until(() => expect(order()).toMatch(/-first .*\+last/));
    expect(order()).not.toContain('-long');
    for (const name of ['long', 'last']) rmSync(join(root, `hold-${name}`));
    await ended;
    expect(order()).toContain('-last');
    await beginBuild(root, [step('long'), step('last', ['first']), step('first')], say).until('last');
    expect(order().match(/\+/g)).toHaveLength(3);
  });

  it('do not start if an input failed, and reject with that error', async () => {
    const { until: builtUntil, ended } = beginBuild(root, [step('last', ['first']), step('first', [], 3)], say);
    await expect(builtUntil('last')).rejects.toThrow('Building the first failed');
    await expect(ended).rejects.toThrow('Building the first failed');
    expect(order()).toBe('+first -first');
  });
});
