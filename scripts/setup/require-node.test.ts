import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from './paths.ts';
import { complainAboutNode } from './require-node.mjs';

const { engines } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
const SENTENCE = (version: string) => `Node 20.19 or newer is needed, best Node 24; this is Node ${version}.`;

it.each(['12.22.12', '18.20.8', '20.18.3'])('one sentence states which Node is needed instead of %s', (version) => {
  expect(complainAboutNode(version)).toBe(SENTENCE(version));
});

it.each(['20.19.0', '20.20.2', '22.1.0', '24.21.0'])('Node %s is accepted', (version) => {
  expect(complainAboutNode(version)).toBeNull();
});

it('the required version is that of package.json', () => {
  expect(engines.node).toBe('>=20.19');
});

it('every command ends with only that sentence', () => {
  const older = 'Object.defineProperty(process, "versions", { value: { ...process.versions, node: "18.20.8" } })';
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', `data:text/javascript,${older}`, join(ROOT, 'scripts/run.mjs'), 'doctor'],
    { encoding: 'utf8' },
  );
  expect({ status, stdout, stderr }).toEqual({ status: 1, stdout: '', stderr: `${SENTENCE('18.20.8')}\n` });
});
