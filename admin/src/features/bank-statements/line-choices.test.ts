import { describe, expect, it } from 'vitest';
import {
  chooseTarget,
  getChoice,
  type LineChoices,
  proposeChoice,
  toPending,
  toTargetValue,
  withChoice,
} from './line-choices.ts';

const line = (id: string, ...candidates: readonly [number: string, ...differences: string[]][]) => ({
  id,
  amount: { amount: 1_000 },
  candidates: candidates.map(([orderNumber, ...differences]) => ({ orderNumber, differences })),
});

const NONE: LineChoices = new Map();

describe('a line of a bank statement', () => {
  it('is ticked if one order matches exactly, and only proposed otherwise', () => {
    expect(proposeChoice(line('a', ['EB-1'], ['EB-2', 'NAME_DIFFERS']))).toEqual({
      target: { kind: 'ORDER', number: 'EB-1' },
      ticked: true,
    });
    expect(proposeChoice(line('a', ['EB-2', 'NAME_DIFFERS'])).ticked).toBe(false);
    expect(proposeChoice(line('a'))).toEqual({ target: { kind: 'OTHER', number: '' }, ticked: false });
  });

  it('is ticked when an order is chosen, and not when no order is chosen', () => {
    expect(chooseTarget('EB-2')).toEqual({ target: { kind: 'ORDER', number: 'EB-2' }, ticked: true });
    expect(chooseTarget('NONE').ticked).toBe(false);
    expect(['EB-2', 'NONE', 'OTHER'].map((value) => toTargetValue(chooseTarget(value)))).toEqual([
      'EB-2',
      'NONE',
      'OTHER',
    ]);
  });

  it('keeps the choice of the staff member', () => {
    const choice = chooseTarget('EB-2');
    expect(getChoice(withChoice(NONE, 'a', choice), line('a', ['EB-1']))).toBe(choice);
  });
});

describe('the pending choices of a statement', () => {
  it('include the ticked lines with their orders and their sum, and the lines set aside', () => {
    const lines = [line('a', ['EB-1']), line('b', ['EB-2', 'NAME_DIFFERS']), line('c'), line('d', ['EB-3'])];
    expect(toPending(lines, NONE)).toEqual({
      toBook: [
        { lineId: 'a', orderNumber: 'EB-1' },
        { lineId: 'd', orderNumber: 'EB-3' },
      ],
      sum: 2_000,
      toSetAside: [],
    });

    const chosen = withChoice(withChoice(NONE, 'd', chooseTarget('NONE')), 'c', {
      target: { kind: 'OTHER', number: ' EB-9 ' },
      ticked: true,
    });
    expect(toPending(lines, chosen)).toEqual({
      toBook: [
        { lineId: 'a', orderNumber: 'EB-1' },
        { lineId: 'c', orderNumber: 'EB-9' },
      ],
      sum: 2_000,
      toSetAside: ['d'],
    });
  });

  it('exclude a ticked line without an order number', () => {
    const empty = { target: { kind: 'OTHER', number: ' ' }, ticked: true } as const;
    expect(toPending([line('c')], withChoice(NONE, 'c', empty)).toBook).toEqual([]);
  });
});
