import { expect, it } from 'vitest';
import { jobState } from './job-states.service.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 4, 1, 12, minute));

it.each([
  ['never ran', {}, false],
  ['worked', { lastFinishedAt: at(1) }, false],
  ['failed the last time', { failedAt: at(2), lastFinishedAt: at(2) }, true],
  ['failed its only run, which did not finish', { failedAt: at(2) }, true],
  ['failed once and has worked since', { failedAt: at(2), lastFinishedAt: at(3) }, false],
])('a job that %s', (_, kept, failing) => {
  const state = jobState({ name: 'send-emails', failReason: 'no answer', ...kept });
  expect(state).toMatchObject({ failing, reason: failing ? 'no answer' : null });
});
