import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { describeRollout } from '@eunbit/server/migrations/migrate';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../setup/paths.ts';
import { newFolder } from '../start/mongod/testing/stand-ins.ts';

/** Runs the update with a fake `docker` that records its calls; `pending` is its output for the dry run of migrations. */
function update(pending: string, args: readonly string[] = [], failsAt = 'nothing', image = 'eunbit:latest') {
  const folder = newFolder();
  const asked = join(folder, 'asked');
  const docker = `#!/bin/sh
echo "$*" >> '${asked}'
case "$*" in
  *'${failsAt}'*) exit 1 ;;
  *'config --images'*) echo '${image}' ;;
  *--dry-run) printf '%s\\n' '${pending}' ;;
esac
`;
  for (const [name, text] of Object.entries({ docker, sleep: '#!/bin/sh\n' })) {
    writeFileSync(join(folder, name), text);
    chmodSync(join(folder, name), 0o755);
  }
  const env = { ...process.env, PATH: [folder, process.env.PATH].join(delimiter) };
  const { status, stdout, stderr } = spawnSync('sh', [join(ROOT, 'deploy/update.sh'), ...args], {
    env,
    encoding: 'utf8',
  });
  const lines = existsSync(asked) ? readFileSync(asked, 'utf8').trim().split('\n') : [];
  return { status, output: stdout + stderr, asked: lines.map((line) => line.replace(/^compose /, '')) };
}

const NAMED = 'config --images migrate';
const PREPARED = [NAMED, 'build', 'run --rm --no-deps -T migrate migrate --dry-run'];
const REPLACED = [
  'run --rm --no-deps -T migrate',
  ...['web-1', 'web-2', 'jobs'].map((name) => `up --detach --no-deps --no-build --wait ${name}`),
  'up --detach --no-deps --no-build caddy',
];

describe.skipIf(process.platform === 'win32')('the update of a running shop', () => {
  it('replaces one server after the other, once the new one is healthy', () => {
    expect(update('Nothing to do.')).toMatchObject({ status: 0, asked: [...PREPARED, ...REPLACED] });
  });

  it('pulls a published image instead of building one', () => {
    const { status, asked } = update('Nothing to do.', [], 'nothing', 'ghcr.io/somebody/eunbit:1.2.3');
    expect(status).toBe(0);
    expect(asked).toEqual([NAMED, 'pull migrate', ...PREPARED.slice(2), ...REPLACED]);
  });

  it('changes nothing if older servers could not read the data', () => {
    const { status, output, asked } = update('0006-new-names: 12 orders');
    expect([status, asked]).toEqual([1, PREPARED]);
    expect(output).toContain('0006-new-names: 12 orders');
  });

  it('migrates the data of an open shop if its servers support that', () => {
    const [last, next] = [
      { id: '0005-last', steps: [] },
      { id: '0006-adds', survivedBy: '0005-last', steps: [] },
    ];
    const pending = `0006-adds: 12 orders\n${describeRollout([next], [last, next])}`;
    expect(update(pending)).toMatchObject({ status: 0, asked: [...PREPARED, ...REPLACED] });
  });

  it('stops the shop for the migration if asked to', () => {
    const { status, asked } = update('0006-new-names: 12 orders', ['--stop']);
    expect([status, asked]).toEqual([0, [...PREPARED, 'stop web-1 web-2 jobs', ...REPLACED]]);
  });

  it('ends if the dry run fails because the data are of a newer version', () => {
    expect(update('', [], '--dry-run')).toMatchObject({ status: 1, asked: PREPARED });
  });

  it('does not touch the second server if the first does not become healthy', () => {
    const { status, asked } = update('Nothing to do.', [], '--wait web-1');
    expect(status).toBe(1);
    expect(asked.at(-1)).toBe('up --detach --no-deps --no-build --wait web-1');
  });

  it('rejects an unknown argument', () => {
    expect(update('Nothing to do.', ['--now'])).toMatchObject({ status: 2, asked: [] });
  });
});
