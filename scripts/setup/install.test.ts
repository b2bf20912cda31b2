import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';

const INSTALL = new URL('install.mjs', import.meta.url).href;
const LOCK = {
  packages: {
    '': { version: '1.0.0' },
    web: { version: '1.0.0' },
    'node_modules/web': { link: true },
    'node_modules/used': { version: '1.2.3' },
    'node_modules/tool': { version: '4.5.6', dev: true },
    'node_modules/for-mac': { version: '1.0.0', optional: true },
    'node_modules/for-tool': { version: '1.0.0', optional: true, dev: true },
  },
};
const WAITS_MS = 60_000;
/** The record that npm writes after an installation. */
const NOTE = 'node_modules/.package-lock.json';
let folder: string;

/** A folder with a lock file, and a fake `npm` that records its runs and installs if a file says so. */
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'eunbit-install-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(LOCK));
  mkdirSync(join(folder, 'bin'));
  const npm = `#!${process.execPath}
    const { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } = require('node:fs');
    const args = process.argv.slice(2);
    appendFileSync('npm.log', args.join(' ') + ' as ' + process.pid + '\\n');
    if (args[0] === 'ci') rmSync('node_modules', { recursive: true, force: true });
    const { packages } = JSON.parse(readFileSync('package-lock.json'));
    const isWanted = ([path, { dev }]) => !path.endsWith('/for-mac') && !(dev && args.includes('--omit=dev'));
    const wanted = Object.fromEntries(Object.entries(packages).filter(isWanted));
    // As npm does: a folder that is there is taken for whole.
    const isNew = ([path, { link }]) => path.startsWith('node_modules/') && !link && !existsSync(path);
    const begun = Object.entries(wanted).filter(isNew).map(([path]) => path);
    for (const path of begun) mkdirSync(path, { recursive: true });
    setInterval(() => {
      if (!existsSync('go')) return;
      for (const path of begun) writeFileSync(path + '/whole', '');
      writeFileSync('${NOTE}', JSON.stringify({ packages: wanted }));
      process.exit(0);
    }, 20);`;
  writeFileSync(join(folder, 'bin/npm'), npm);
  chmodSync(join(folder, 'bin/npm'), 0o755);
});

interface Install {
  readonly child: ChildProcess;
  readonly ended: Promise<unknown[]>;
  printed(): string;
}

function startInstall(options = {}, user?: number): Install {
  const program = `
    const { installPackages } = await import(${JSON.stringify(INSTALL)});
    await installPackages(${JSON.stringify(folder)}, ${JSON.stringify(options)});`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    env: { ...process.env, PATH: [join(folder, 'bin'), process.env.PATH].join(delimiter) },
    ...(user === undefined ? {} : { uid: user }),
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk));
  return { child, ended: once(child, 'close'), printed: () => output };
}

const runsOfNpm = () => {
  const file = join(folder, 'npm.log');
  return existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
};
const until = (holds: () => void) => vi.waitFor(holds, { timeout: WAITS_MS, interval: 20 });
const wholePackages = () =>
  readdirSync(join(folder, 'node_modules')).filter((name) => existsSync(join(folder, 'node_modules', name, 'whole')));
const letNpmInstall = () => writeFileSync(join(folder, 'go'), '');

function noteInstalled(packages: object): void {
  mkdirSync(join(folder, 'node_modules'));
  writeFileSync(join(folder, NOTE), JSON.stringify({ packages }));
}

it('an installation prints what it does, how many packages there are and how long it took', async () => {
  letNpmInstall();
  const { ended, printed } = startInstall();
  expect(await ended).toEqual([0, null]);
  expect(printed()).toMatch(
    /^Installing some 2 packages by npm, which package-lock\.json names…\nInstalled \d+ packages in \d+ s\.\n$/,
  );
  expect(runsOfNpm()).toEqual([expect.stringMatching(/^ci --include=dev --ignore-scripts /)]);
  expect(wholePackages()).toEqual(['for-tool', 'tool', 'used']);
});

it('an installation does nothing if the packages exist, regardless of who installed them', async () => {
  const { 'node_modules/for-mac': _, ...installed } = LOCK.packages;
  noteInstalled(installed);
  const { ended, printed } = startInstall();
  expect(await ended).toEqual([0, null]);
  expect(printed()).toBe('');
  expect(runsOfNpm()).toEqual([]);
});

it('an installation for production has no tools, and is completed when something needs them', async () => {
  letNpmInstall();
  expect(await startInstall({ production: true }).ended).toEqual([0, null]);
  expect(wholePackages()).toEqual(['used']);
  expect(await startInstall({ production: true }).ended).toEqual([0, null]);

  const { ended, printed } = startInstall();
  expect(await ended).toEqual([0, null]);
  expect(printed()).toContain('Installing some 1 packages by npm');
  expect(wholePackages()).toEqual(['for-tool', 'tool', 'used']);
  expect(await startInstall({ production: true }).ended).toEqual([0, null]);
  expect(runsOfNpm()).toEqual([
    expect.stringMatching(/^ci --omit=dev /),
    expect.stringMatching(/^install --no-save --include=dev --ignore-scripts /),
  ]);
});

it('an interrupted completion is not treated as complete, and the shop still starts', async () => {
  letNpmInstall();
  await startInstall({ production: true }).ended;
  rmSync(join(folder, 'go'));
  const interrupted = startInstall();
  await until(() => expect(existsSync(join(folder, 'node_modules/for-tool'))).toBe(true));
  interrupted.child.kill('SIGKILL');
  await interrupted.ended;
  expect(await startInstall({ production: true }).ended).toEqual([0, null]);
  expect(wholePackages()).toEqual(['used']);

  letNpmInstall();
  expect(await startInstall().ended).toEqual([0, null]);
  expect(wholePackages()).toEqual(['for-tool', 'tool', 'used']);
  expect(runsOfNpm().map((line) => line.split(' ')[0])).toEqual(['ci', 'install', 'install']);
});

it('an installation keeps the tools if the packages of the shop have changed', async () => {
  noteInstalled({ ...LOCK.packages, 'node_modules/used': { version: '1.2.2' } });
  letNpmInstall();
  expect(await startInstall({ production: true }).ended).toEqual([0, null]);
  expect(runsOfNpm()).toEqual([expect.stringMatching(/^ci --include=dev /)]);
});

it('an installation is completed once if two commands need different packages at the same time', async () => {
  const start = startInstall({ production: true });
  await until(() => expect(runsOfNpm()).toHaveLength(1));
  const test = startInstall();
  await until(() => expect(test.printed()).toContain('waiting for it'));
  letNpmInstall();
  expect(await Promise.all([start.ended, test.ended])).toEqual([
    [0, null],
    [0, null],
  ]);
  expect(wholePackages()).toEqual(['for-tool', 'tool', 'used']);
  expect(runsOfNpm().map((line) => line.split(' ')[0])).toEqual(['ci', 'install']);
});

it('an installation replaces another version of a package', async () => {
  noteInstalled({ ...LOCK.packages, 'node_modules/used': { version: '1.2.2' } });
  letNpmInstall();
  expect(await startInstall().ended).toEqual([0, null]);
  expect(runsOfNpm()).toHaveLength(1);
});

it('an interrupted installation ends npm, and starts over the next time', async () => {
  const interrupted = startInstall();
  await until(() => expect(runsOfNpm()).toHaveLength(1));
  const npm = Number(runsOfNpm()[0]?.split(' as ')[1]);
  interrupted.child.kill('SIGINT');
  expect(await interrupted.ended).toEqual([130, null]);
  await until(() => expect(() => process.kill(npm, 0)).toThrow('ESRCH'));

  letNpmInstall();
  expect(await startInstall().ended).toEqual([0, null]);
  expect(runsOfNpm()).toHaveLength(2);
});

it('an installation waits for another one in the same folder, and prints that it waits', async () => {
  const first = startInstall();
  await until(() => expect(runsOfNpm()).toHaveLength(1));
  const second = startInstall();
  await until(() => expect(second.printed()).toContain('waiting for it'));
  expect(second.printed()).toBe(
    `Process ${first.child.pid} is installing or building in this folder; waiting for it…\n`,
  );
  letNpmInstall();
  expect(await Promise.all([first.ended, second.ended])).toEqual([
    [0, null],
    [0, null],
  ]);
  expect(runsOfNpm()).toHaveLength(1);
});

it.runIf(process.getuid?.() === 0)('an installation prints what to do if the folder cannot be written', async () => {
  chmodSync(folder, 0o755);
  const { ended, printed } = startInstall({}, 65_534);
  expect(await ended).toEqual([1, null]);
  expect(printed()).toBe(
    `The packages of package-lock.json are not in node_modules, and ${folder} cannot be written. Run \`npm ci\` where it can.\n`,
  );
});
