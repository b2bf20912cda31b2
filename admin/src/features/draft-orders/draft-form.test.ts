import { describe, expect, it } from 'vitest';
import type { DraftOrder_DraftOrderFragment } from '../../gql/graphql.ts';
import { type DraftForm, toContents, toDraftForm, toPricedContents, withProduct } from './draft-form.ts';

const dollars = (amount: number) => ({ amount, currency: 'USD' }) as const;
const LINE = {
  productId: 'wipe',
  title: 'Pet wipe',
  quantity: 12,
  unitPrice: dollars(700),
  listPrice: dollars(899),
  agreedPrice: dollars(700),
};

function draft(more: object = {}): DraftOrder_DraftOrderFragment {
  const terms = { shippingOption: null, agreedShipping: null, payment: 'LINK', bankId: '', depositorName: '' };
  const customer = { language: 'EN', userId: null, email: '', phone: '', address: null, deliveryNote: null };
  const rest = { paymentDueOn: null, reason: '', expiresInDays: 7 };
  return {
    market: 'US',
    lines: [LINE],
    ...customer,
    ...terms,
    ...rest,
    ...more,
  } as unknown as DraftOrder_DraftOrderFragment;
}

const form = (more: Partial<DraftForm> = {}): DraftForm => ({ ...toDraftForm(draft()), ...more });

describe('the form of a draft order', () => {
  it('shows an agreed price, and an empty field if the list price applies', () => {
    expect(form().lines[0]).toMatchObject({ quantity: '12', agreedPrice: '7.00' });
    expect(toDraftForm(draft({ lines: [{ ...LINE, agreedPrice: null }] })).lines[0]?.agreedPrice).toBe('');
  });

  it('sends its initial values, no address while none is typed, and no state unless one is chosen', () => {
    const lines = [{ productId: 'wipe', quantity: 12, agreedPrice: 700 }];
    expect(toContents(form({ userId: 'mina' }), 'US')).toMatchObject({
      lines,
      address: null,
      userId: 'mina',
      expiresInDays: 7,
    });
    expect(toContents(form({ city: 'New York' }), 'US').address).toMatchObject({ city: 'New York', state: '' });
  });

  it('sends an invalid price or quantity for the server to reject', () => {
    const lines = form().lines.map((line) => ({ ...line, agreedPrice: 'free', quantity: '1.5' }));
    const [line] = toContents(form({ lines }), 'US').lines;
    expect(line).toMatchObject({ agreedPrice: -1, quantity: 0 });
  });

  it('sends the deposit fields only if the payment is a deposit', () => {
    const typed = form({ bankId: 'kb', depositorName: 'Han', paymentDueOn: '2026-12-24' });
    expect(toContents(typed, 'US')).toMatchObject({ bankId: '', depositorName: '', paymentDueOn: null });
  });

  it('requests a price only with a complete address, whatever else is typed', () => {
    const half = toContents(form({ city: 'New York', email: 'a@b.example' }), 'US');
    expect(toPricedContents(half, 'US')).toEqual(toPricedContents(toContents(form(), 'US'), 'US'));
  });

  it('adds a product once', () => {
    const { lines } = form();
    const spray = { productId: 'spray', title: 'Spray', unitPrice: dollars(1_299) };
    expect(withProduct(lines, spray).map(({ productId }) => productId)).toEqual(['wipe', 'spray']);
    expect(withProduct(lines, { ...spray, productId: 'wipe' })).toBe(lines);
  });
});
