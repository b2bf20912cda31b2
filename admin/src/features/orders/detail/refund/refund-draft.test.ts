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

describe('the choice of a refund dialog', () => {
  it('leaves out lines without units, and takes shipping whole', () => {
    const draft = { ...EMPTY_DRAFT, units: { soap: ' 1 ', wipe: '' }, withShipping: true, amount: '3.50' };
    expect(toChoice(draft, OFFER, 'US')).toEqual({
      lines: [{ productId: 'soap', quantity: 1 }],
      shipping: 500,
      amount: 350,
    });
  });

  it('takes all that is left at once', () => {
    const all = chooseAll({ ...EMPTY_DRAFT, amount: '1' }, OFFER);
    expect(toChoice(all, OFFER, 'KR')).toEqual({
      lines: [{ productId: 'soap', quantity: 2 }],
      shipping: 500,
      amount: null,
    });
  });

  it('of a surplus has its amount and reason, and no unit', () => {
    const draft = draftSurplus(5_000, 'KR');
    const choice = toChoice(draft, OFFER, 'KR');
    expect(choice).toEqual({ lines: [], shipping: 0, amount: 5_000 });
    expect(findDraftProblems(draft, choice, 'ko')).toEqual({});
  });

  it('shows what is no number at its field, while it is typed', () => {
    const choice = toChoice({ ...EMPTY_DRAFT, units: { soap: '1.5' }, amount: 'x' }, OFFER, 'US');
    expect(Object.keys(findChoiceProblems(choice, 'en'))).toEqual(['units.soap', 'amount']);
    expect(findChoiceProblems(toChoice(EMPTY_DRAFT, OFFER, 'US'), 'en')).toEqual({});
  });

  it('wants something chosen and a reason once it is sent, and a note for another reason', () => {
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
