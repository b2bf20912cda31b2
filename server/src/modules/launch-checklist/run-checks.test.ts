import { expect, it } from 'vitest';
import { good } from './finding.ts';
import { type Check, runChecks } from './run-checks.ts';

const check = (id: string, run: Check['run']): Check => ({ area: 'SETTINGS', id, about: id, run });
const fine = async () => [good('fine', 'fine', { ko: '좋음', en: 'fine' })];

it('a check that fails or never ends does not stop the others', async () => {
  const findings = await runChecks(
    [
      check('stuck', () => new Promise(() => {})),
      check('failing', async () => {
        throw new Error('no such host');
      }),
      check('fine', fine),
    ],
    20,
  );
  expect(findings.map(({ id, status, area, text }) => [id, status, area, text.en])).toEqual([
    ['stuck', 'UNKNOWN', 'SETTINGS', 'Could not be checked: no answer within 0.02 seconds'],
    ['failing', 'UNKNOWN', 'SETTINGS', 'Could not be checked: no such host'],
    ['fine', 'GOOD', 'SETTINGS', 'fine'],
  ]);
});
