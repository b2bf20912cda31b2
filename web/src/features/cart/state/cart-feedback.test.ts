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
  it('is pending until every change has been answered', () => {
    expect(after(started, started).pending).toBe(2);
    expect(after(started, started, capped, refused).pending).toBe(0);
  });

  it('keeps a message on its line until that line changes again', () => {
    expect(after(started, capped).lineTexts).toEqual({ wipe: 'the maximum orderable quantity is 3' });
    expect(after(started, capped, { kind: 'started', productId: 'spray' }).lineTexts).toHaveProperty('wipe');
    expect(after(started, capped, started).lineTexts).toEqual({});
  });

  it('shows why a change was taken back until the next one is tried', () => {
    expect(after(started, refused).failure).toBe('no connection');
    expect(after(started, refused, started).failure).toBeNull();
  });

  it('offers to bring back what was removed last (CART-14)', () => {
    expect(after(started, removed).removed).toEqual([{ productId: 'wipe', title: 'Wipe', quantity: 2 }]);
    expect(after(removed, { kind: 'started', productId: 'spray' }).removed).toHaveLength(1);
    expect(after(removed, started).removed).toEqual([]);
    expect(after(started, removed, refused).removed).toEqual([]);
  });

  it('offers nothing when emptying the cart was refused', () => {
    const emptying: CartFeedbackEvent = { kind: 'started', productId: null };

    expect(after(emptying, removed, { ...refused, productId: null }).removed).toEqual([]);
  });

  it('is cleared when the drawer is closed, but not what is still running', () => {
    expect(after(started, capped, started, removed, { kind: 'dismissed' })).toEqual({ ...NO_FEEDBACK, pending: 1 });
  });
});
