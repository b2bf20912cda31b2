import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../setup/paths.ts';
import { onPath } from '../setup/programs.ts';

const FOLDER = join(ROOT, 'deploy/systemd');
const files = readdirSync(FOLDER);
const services = files.filter((name) => name.endsWith('.service'));
const read = (name: string) => readFileSync(join(FOLDER, name), 'utf8');
const settingOf = (name: string, key: string) => new RegExp(`^${key}=(.*)$`, 'm').exec(read(name))?.[1] ?? null;

const SYSTEMD = onPath(['systemd-analyze']);

describe.each(services)('the unit %s', (name) => {
  it('runs a program of the checkout, with private settings', () => {
    const script = settingOf(name, 'ExecStart')
      ?.split(' ')
      .find((part) => /\.m?js$/.test(part));
    // The server is a build output, so its source is checked instead.
    const source = script?.replace('server/dist/main.js', 'server/src/app/main.ts') ?? '';
    expect(existsSync(join(ROOT, source))).toBe(true);
    expect(settingOf(name, 'EnvironmentFile')).toBe('/etc/eunbit/eunbit.env');
    expect(settingOf(name, 'User')).toBe('eunbit');
  });

  it('has no privileges beyond its own process', () => {
    expect(settingOf(name, 'NoNewPrivileges')).toBe('yes');
    expect(settingOf(name, 'CapabilityBoundingSet')).toBe('');
    expect(settingOf(name, 'ProtectSystem')).toBe('strict');
  });
});

it('a server gets as much time to finish its work as its container', () => {
  const grace = /stop_grace_period: (\d+)s/.exec(readFileSync(join(ROOT, 'compose.yml'), 'utf8'))?.[1];
  for (const name of ['eunbit-web@.service', 'eunbit-jobs.service'])
    expect(settingOf(name, 'TimeoutStopSec')).toBe(grace);
});

it('each timer starts an existing service', () => {
  const timers = files.filter((name) => name.endsWith('.timer'));
  expect(timers).toEqual(['eunbit-backup.timer']);
  for (const name of timers) expect(services).toContain(name.replace(/timer$/, 'service'));
});

describe.skipIf(!SYSTEMD)('systemd', () => {
  it('accepts the units without a warning', () => {
    // The check of systemd also requires the program to be installed on this machine.
    const folder = mkdtempSync(join(tmpdir(), 'eunbit-units-'));
    for (const name of files) {
      const text = read(name).replaceAll('/usr/bin/node', process.execPath).replaceAll('eunbit\n', 'root\n');
      writeFileSync(join(folder, name.replace('@.', '@4001.')), text);
    }
    const paths = files.map((name) => join(folder, name.replace('@.', '@4001.')));
    const { status, stderr } = spawnSync(SYSTEMD ?? '', ['verify', '--man=no', ...paths], { encoding: 'utf8' });
    const ours = stderr.split('\n').filter((line) => line.includes('eunbit'));
    expect({ status, ours }).toEqual({ status: 0, ours: [] });
  });
});
