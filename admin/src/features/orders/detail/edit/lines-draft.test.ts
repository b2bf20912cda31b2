import { describe, expect, it } from 'vitest';
import { addProduct, changeQuantity, isChanged, rebaseDraft, toLinesDraft, toWantedLines } from './lines-draft.ts';

const unitPrice = { amount: 899, currency: 'USD' } as const;
const wipe = { productId: 'wipe', title: 'Wipes', unitPrice };
const spray = { productId: 'spray', title: 'Spray', unitPrice };
const draft = toLinesDraft([{ ...wipe, quantity: 2 }]);

describe('the lines of an order in the form (ORDER-39)', () => {
  it('are unchanged until a quantity differs', () => {
    expect(isChanged(draft)).toBe(false);
    expect(isChanged(changeQuantity(draft, 'wipe', 1))).toBe(true);
    expect(isChanged(changeQuantity(changeQuantity(draft, 'wipe', 1), 'wipe', 2))).toBe(false);
  });

  it('omit a product with a quantity of zero', () => {
    const replaced = addProduct(changeQuantity(draft, 'wipe', 0), spray);

    expect(toWantedLines(replaced)).toEqual([{ productId: 'spray', quantity: 1 }]);
    expect(isChanged(replaced)).toBe(true);
  });

  it('list a product once, and restore its quantity if it is removed and added again', () => {
    expect(toWantedLines(addProduct(draft, wipe))).toEqual([{ productId: 'wipe', quantity: 2 }]);
    expect(isChanged(addProduct(changeQuantity(draft, 'wipe', 0), wipe))).toBe(false);
  });

  it('omit a product that was added and removed again', () => {
    const added = addProduct(draft, spray);

    expect(isChanged(changeQuantity(added, 'spray', 0))).toBe(false);
    expect(toWantedLines(changeQuantity(added, 'spray', 0))).toEqual([{ productId: 'wipe', quantity: 2 }]);
  });

  it('keep the edited quantities after a colleague edits the order, and otherwise follow the order', () => {
    const soap = { productId: 'soap', title: 'Soap', unitPrice };
    const typed = addProduct(changeQuantity(draft, 'wipe', 1), spray);

    expect(
      toWantedLines(
        rebaseDraft(typed, [
          { ...wipe, quantity: 3 },
          { ...soap, quantity: 1 },
        ]),
      ),
    ).toEqual([
      { productId: 'wipe', quantity: 1 },
      { productId: 'soap', quantity: 1 },
      { productId: 'spray', quantity: 1 },
    ]);
    expect(isChanged(rebaseDraft(draft, [{ ...wipe, quantity: 3 }]))).toBe(false);
    expect(toWantedLines(rebaseDraft(changeQuantity(draft, 'wipe', 0), [{ ...soap, quantity: 1 }]))).toEqual([
      { productId: 'soap', quantity: 1 },
    ]);
  });
});
