import { describe, expect, it } from 'vitest';
import type { PaymentIntent } from '../../integrations/payment/payment-provider.ts';
import {
  type OrderRecord,
  type PaymentRecord,
  type PaymentRequestRecord,
  sampleOrder,
  toContents,
  toProposal,
} from '../order/index.ts';
import {
  CLOSED,
  decideRequestAgreed,
  decideRequestClosed,
  decideRequestCompleted,
  decideRequestPolled,
  decideRequestResent,
  decideRequestStarted,
  decideRequestWithdrawn,
  openRequest,
  REFUSED,
} from './request-decisions.ts';

const NOW = new Date('2026-03-02T00:00:00Z');
const inSeconds = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);
const LATER = inSeconds(259_200);
const wipes = (quantity: number) =>
  [{ productId: 'wipe', quantity, unitPrice: 900, title: { ko: '물티슈', en: 'Wipes' } }] as OrderRecord['lines'];
const BACK = [{ lines: [{ productId: 'wipe', restocked: 1, writtenOff: 0 }], by: null, cause: 'CANCELLATION' }];

/** An order of two units with a total of 2,300; `ask` proposes a third unit, which makes 3,200. */
function bought(payment: Partial<PaymentRecord>, market: 'KR' | 'US' = 'US'): OrderRecord {
  const sample = sampleOrder([], market, 'en');
  const amounts = { ...sample.amounts, subtotal: 1_800, shipping: 500, tax: 0, total: 2_300 };
  return { ...sample, lines: wipes(2), amounts, fulfilments: [], payment: { ...sample.payment, ...payment } };
}

function ask(order: OrderRecord) {
  const before = toContents(order);
  const after = { ...before, lines: wipes(3), amounts: { ...before.amounts, subtotal: 2_700, total: 3_200 } };
  const edit = { id: 'edit', at: NOW, by: 'staff', reason: null, before, after };
  return openRequest(order, { id: 'request', amount: 900, expiresAt: LATER }, toProposal(order, edit, null));
}

const PAID = { status: 'PAID', paidAmount: 2_300, intentId: 'pi_1' } as const;
const paid = (more: Partial<OrderRecord> = {}): OrderRecord => ({ ...ask(bought(PAID)).order, ...more });
const authorised = () => ask(bought({ status: 'AUTHORISED', intentId: 'pi_1' })).order;
const awaited = (paidAmount = 0) =>
  ask(bought({ method: 'DEPOSIT', status: 'AWAITING_PAYMENT', paidAmount, dueAt: LATER }, 'KR')).order;
const intent = (more: Partial<PaymentIntent> = {}) =>
  ({
    id: 'pi_2',
    status: 'SUCCEEDED',
    currency: 'USD',
    amount: 900,
    received: 900,
    card: null,
    ...more,
  }) as PaymentIntent;
const ended = (status: PaymentRequestRecord['status'], order = paid()) => ({
  ...order,
  paymentRequests: (order.paymentRequests ?? []).map((request) => ({ ...request, status })),
});

describe('a further payment', () => {
  it('is requested by a link, and its units are reserved until it expires', () => {
    const { order, effects } = ask(bought(PAID));
    const request = { id: 'request', editId: 'edit', kind: 'PAYMENT', amount: 900, status: 'OPEN', by: 'staff' };
    expect(order.paymentRequests).toMatchObject([{ ...request, expiresAt: LATER, checkAt: LATER, intentId: null }]);
    expect(order).toMatchObject({ proposedEdit: { edit: { id: 'edit' } }, lines: [{ quantity: 2 }] });
    expect(effects).toEqual({ emails: [['editProposed', 'request', 'first']] });
  });

  it('is a new authorisation of the whole amount if the card is not charged yet', () => {
    expect(authorised().paymentRequests).toMatchObject([
      { kind: 'AUTHORISATION', authorisation: { amount: 3_200, replacedIntentId: 'pi_1', replacedAmount: 2_300 } },
    ]);
  });

  it('can be emailed again while it is open, which is logged', () => {
    const resent = { sending: 'second', by: 'staff' };
    expect(decideRequestResent(paid(), 'request', resent)).toMatchObject({
      effects: {
        emails: [['editProposed', 'request', 'second']],
        audit: [{ by: 'staff', action: 'ORDER_PAYMENT_REQUEST_RESENT' }],
      },
    });
    expect(decideRequestResent(ended('PAID'), 'request', resent)).toEqual(CLOSED);
  });

  it('that is started is polled every minute, and cannot be started once it is closed', () => {
    expect(decideRequestStarted(paid(), 'request', 'pi_2', NOW)).toMatchObject({
      order: { paymentRequests: [{ intentId: 'pi_2', checkAt: inSeconds(60) }] },
    });
    expect(decideRequestStarted(ended('EXPIRED'), 'request', 'pi_2', NOW)).toEqual(CLOSED);
  });
});

describe('a request whose payment arrived (ORDER-36)', () => {
  it('applies the edit and records the payment', () => {
    const decision = decideRequestCompleted(paid(), 'request', intent(), NOW);
    expect(decision).toMatchObject({
      order: {
        lines: [{ quantity: 3 }],
        amounts: { total: 3_200 },
        edits: [{ id: 'edit', at: NOW }],
        payment: { status: 'PAID', laterIntents: [{ intentId: 'pi_2', amount: 900, at: NOW }] },
        paymentRequests: [{ status: 'PAID', paidAt: NOW, checkAt: null }],
      },
      effects: { emails: [['edited', 'edit']], ledger: [{ kind: 'PAYMENT', amount: 900 }], unitsBack: [] },
    });
  });

  it('replaces the authorisation, and is polled until the former one is released', () => {
    const given = intent({ status: 'AUTHORISED', amount: 3_200, received: 0 });
    expect(decideRequestCompleted(authorised(), 'request', given, NOW)).toMatchObject({
      order: {
        payment: { status: 'AUTHORISED', intentId: 'pi_2', laterAuthorisation: { amount: 3_200 } },
        paymentRequests: [{ status: 'AUTHORISED', closedAt: NOW, checkAt: NOW }],
      },
      effects: { ledger: [] },
    });
  });

  it.each([
    ['it is of another sum', paid(), intent({ received: 899 })],
    ['something has left', paid({ fulfilments: [{}] as OrderRecord['fulfilments'] }), intent()],
  ])('is closed and its units are released if %s', (_where, order, payment) => {
    expect(decideRequestCompleted(order, 'request', payment, NOW)).toMatchObject({
      order: { lines: [{ quantity: 2 }], paymentRequests: [{ status: 'CANCELLED', closedAt: NOW, checkAt: NOW }] },
      effects: { unitsBack: BACK, ledger: [], emails: [] },
    });
  });

  it.each(['PAID', 'CANCELLED'] as const)('is ignored once it is %s', (status) => {
    const order = ended(status);
    expect(decideRequestCompleted(order, 'request', intent(), NOW)).toEqual({ order });
  });
});

describe('a customer who accepts a higher total by transfer (ORDER-41)', () => {
  it.each([
    ['nothing has come', 0, 'AWAITING_PAYMENT'],
    ['the old price has come', 2_300, 'AWAITING_PAYMENT'],
    ['the new price has come', 3_200, 'PAID'],
  ] as const)('gets the edited order if %s', (_where, paidAmount, status) => {
    expect(decideRequestAgreed(awaited(paidAmount), 'request', NOW)).toMatchObject({
      order: {
        amounts: { total: 3_200 },
        payment: { status },
        paymentRequests: [{ status: 'ACCEPTED', closedAt: NOW, checkAt: null }],
      },
    });
  });
});

describe('a request that ends unpaid (ORDER-37)', () => {
  it('is logged if staff cancel it', () => {
    expect(decideRequestClosed(paid(), 'request', { status: 'CANCELLED', by: 'staff' }, NOW)).toMatchObject({
      effects: { unitsBack: BACK, audit: [{ by: 'staff', action: 'ORDER_PAYMENT_REQUEST_CANCELLED' }] },
    });
    expect(decideRequestClosed(paid(), 'request', REFUSED, NOW)).toMatchObject({ effects: { audit: [] } });
  });

  it('is closed only once', () => {
    const order = ended('PAID');
    expect(decideRequestClosed(order, 'request', REFUSED, NOW)).toEqual({ order });
  });

  it('is polled until it cannot be paid any more, and notifies the customer of a refund once (ORDER-38)', () => {
    const { order } = decideRequestClosed(paid(), 'request', REFUSED, NOW);
    const [read] = order.paymentRequests ?? [];
    if (!read) throw new Error('there is no request');
    const unpaid = decideRequestWithdrawn(order, read, false);
    expect(unpaid).toMatchObject({ order: { paymentRequests: [{ checkAt: null }] } });
    expect(unpaid).not.toHaveProperty('effects');
    const back = decideRequestWithdrawn(order, read, true);
    expect(back).toMatchObject({ effects: { emails: [['latePaymentRefunded', 'request']] } });
    const after = 'order' in back ? back.order : order;
    expect(decideRequestWithdrawn(after, read, true)).toEqual({ refused: 'changed' });
  });

  it('is polled again only if it has not changed since it was read', () => {
    const order = paid();
    const [read] = order.paymentRequests ?? [];
    if (!read) throw new Error('there is no request');
    expect(decideRequestPolled(order, read, inSeconds(60))).toMatchObject({
      order: { paymentRequests: [{ checkAt: inSeconds(60) }] },
    });
    expect(decideRequestPolled(ended('PAID', order), read, inSeconds(60))).toEqual({ refused: 'changed' });
  });
});
