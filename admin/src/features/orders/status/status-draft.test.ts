import { expect, test } from 'vitest';
import { EMPTY_DRAFT, findDraftProblems, firstDayAfter, type StatusDraft, toStatusInput } from './status-draft.ts';

const situation = { market: 'KR', now: new Date('2026-11-21T16:00:00Z') } as const;
const buildDraft = (part: Partial<StatusDraft> = {}): StatusDraft => ({ ...EMPTY_DRAFT, ...part });

test('tomorrow is computed in the calendar of the market', () => {
  expect(firstDayAfter(situation.now, 'KR')).toBe('2026-11-23');
  expect(firstDayAfter(situation.now, 'US')).toBe('2026-11-22');
  expect(firstDayAfter(new Date('2026-12-31T12:00:00Z'), 'US')).toBe('2027-01-01');
});

test('a delay requires a reason, and accepts only a date in the future', () => {
  const reason = 'OTHER' as const;

  expect(findDraftProblems('delay', buildDraft(), situation)[0]?.path).toBe('reason');
  expect(findDraftProblems('delay', buildDraft({ reason }), situation)).toEqual([]);
  expect(findDraftProblems('delay', buildDraft({ reason, until: '2026-11-22' }), situation)[0]?.path).toBe('until');
  expect(findDraftProblems('delay', buildDraft({ reason, until: '2026-11-23' }), situation)).toEqual([]);
});

test('confirming and cancelling require no input and send none', () => {
  expect(findDraftProblems('confirm', buildDraft(), situation)).toEqual([]);
  expect(findDraftProblems('cancel', buildDraft(), situation)).toEqual([]);
  expect(toStatusInput('cancel', buildDraft())).toEqual({});
});

test('a delay is sent with the same day in every time zone, and without an empty detail', () => {
  const draft = buildDraft({ reason: 'OTHER', until: '2026-12-24', detail: '  ' });
  const { delay } = toStatusInput('delay', draft);

  expect(delay).toEqual({ reason: 'OTHER', until: '2026-12-24T12:00:00.000Z', detail: null });
  for (const timeZone of ['Asia/Seoul', 'America/New_York']) {
    expect(new Intl.DateTimeFormat('sv-SE', { timeZone }).format(new Date(delay?.until ?? ''))).toBe('2026-12-24');
  }
});

test('a delay may include a new due date for the deposit (PAYMENT-33)', () => {
  const reason = 'OTHER' as const;

  expect(findDraftProblems('delay', buildDraft({ reason, payUntil: '2026-11-22' }), situation)[0]?.path).toBe(
    'payUntil',
  );
  expect(findDraftProblems('delay', buildDraft({ reason, payUntil: '2026-11-23' }), situation)).toEqual([]);
  expect(toStatusInput('delay', buildDraft({ reason, payUntil: '2026-11-23' })).delay?.paymentDueOn).toBe('2026-11-23');
});
