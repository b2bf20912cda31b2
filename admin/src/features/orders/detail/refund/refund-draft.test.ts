import { describe, expect, it } from 'vitest';
import {
  chooseAll,
  draftSurplus,
  EMPTY_DRAFT,
  findChoiceProblems,
  findDraftProblems,
  toChoice,
} from './refund-draft.ts';

const OFFER = {
  lines: [
    { productId: 'soap', quantity: 2 },
    { productId: 'wipe', quantity: 0 },
  ],
  shipping: { amount: 500 },
};

describe('the draft of a refund', () => {
  it('omits lines without units, and includes the full shipping', () => {
    const draft = { ...EMPTY_DRAFT, units: { soap: ' 1 ', wipe: '' }, withShipping: true, amount: '3.50' };
    expect(toChoice(draft, OFFER, 'US')).toEqual({
      lines: [{ productId: 'soap', quantity: 1 }],
      shipping: 500,
      amount: 350,
    });
  });

  it('includes everything that is left when all is chosen', () => {
    const all = chooseAll({ ...EMPTY_DRAFT, amount: '1' }, OFFER);
    expect(toChoice(all, OFFER, 'KR')).toEqual({
      lines: [{ productId: 'soap', quantity: 2 }],
      shipping: 500,
      amount: null,
    });
  });

  it('has the amount and the reason of a surplus, and no units', () => {
    const draft = draftSurplus(5_000, 'KR');
    const choice = toChoice(draft, OFFER, 'KR');
    expect(choice).toEqual({ lines: [], shipping: 0, amount: 5_000 });
    expect(findDraftProblems(draft, choice, 'ko')).toEqual({});
  });

  it('shows an invalid number beside its field while it is typed', () => {
    const choice = toChoice({ ...EMPTY_DRAFT, units: { soap: '1.5' }, amount: 'x' }, OFFER, 'US');
    expect(Object.keys(findChoiceProblems(choice, 'en'))).toEqual(['units.soap', 'amount']);
    expect(findChoiceProblems(toChoice(EMPTY_DRAFT, OFFER, 'US'), 'en')).toEqual({});
  });

  it('requires a choice and a reason when it is sent, and a note if the reason is another one', () => {
    const nothing = toChoice(EMPTY_DRAFT, OFFER, 'US');
    expect(findDraftProblems(EMPTY_DRAFT, nothing, 'en')).toEqual({
      choice: 'Please choose units, shipping or an amount to refund.',
      reason: 'Please choose a reason.',
    });
    const other = { ...EMPTY_DRAFT, amount: '1', reason: 'OTHER' as const };
    expect(Object.keys(findDraftProblems(other, toChoice(other, OFFER, 'US'), 'en'))).toEqual(['note']);
    const late = { ...other, reason: 'LATE_DELIVERY' as const };
    expect(findDraftProblems(late, toChoice(late, OFFER, 'US'), 'en')).toEqual({});
  });
});
