import { describe, expect, it } from 'vitest';
import { type CartFeedbackEvent, NO_FEEDBACK, reduceCartFeedback } from './cart-feedback.ts';

const after = (...events: CartFeedbackEvent[]) => events.reduce(reduceCartFeedback, NO_FEEDBACK);

const started: CartFeedbackEvent = { kind: 'started', productId: 'wipe' };
const capped: CartFeedbackEvent = {
  kind: 'accepted',
  cartMessage: { productId: 'wipe', message: 'the maximum orderable quantity is 3' },
};
const refused: CartFeedbackEvent = { kind: 'refused', productId: 'wipe', message: 'no connection' };
const removed: CartFeedbackEvent = { kind: 'removed', lines: [{ productId: 'wipe', title: 'Wipe', quantity: 2 }] };

describe('the messages about the cart', () => {
  it('count a change as pending until it is answered', () => {
    expect(after(started, started).pending).toBe(2);
    expect(after(started, started, capped, refused).pending).toBe(0);
  });

  it('stay on a line until that line changes again', () => {
    expect(after(started, capped).lineTexts).toEqual({ wipe: 'the maximum orderable quantity is 3' });
    expect(after(started, capped, { kind: 'started', productId: 'spray' }).lineTexts).toHaveProperty('wipe');
    expect(after(started, capped, started).lineTexts).toEqual({});
  });

  it('show why a change was reverted until the next change starts', () => {
    expect(after(started, refused).failure).toBe('no connection');
    expect(after(started, refused, started).failure).toBeNull();
  });

  it('offer to restore what was removed last (CART-14)', () => {
    expect(after(started, removed).removed).toEqual([{ productId: 'wipe', title: 'Wipe', quantity: 2 }]);
    expect(after(removed, { kind: 'started', productId: 'spray' }).removed).toHaveLength(1);
    expect(after(removed, started).removed).toEqual([]);
    expect(after(started, removed, refused).removed).toEqual([]);
  });

  it('offer no restore if emptying the cart was refused', () => {
    const emptying: CartFeedbackEvent = { kind: 'started', productId: null };

    expect(after(emptying, removed, { ...refused, productId: null }).removed).toEqual([]);
  });

  it('are cleared when the drawer is closed, but pending changes stay', () => {
    expect(after(started, capped, started, removed, { kind: 'dismissed' })).toEqual({ ...NO_FEEDBACK, pending: 1 });
  });
});
