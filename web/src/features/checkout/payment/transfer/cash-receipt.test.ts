import { describe, expect, it } from 'vitest';
import { chooseReceipt, toCashReceipt } from './cash-receipt.ts';

const draft = (cashReceipt: string, personal = '', business = '') => {
  return { cashReceipt, cashReceiptPersonal: personal, cashReceiptBusiness: business };
};

describe('the cash receipt of a draft', () => {
  it('is null unless a kind for which a customer can ask is chosen', () => {
    expect(toCashReceipt(draft('', '010-1234-5678'))).toBeNull();
    expect(toCashReceipt(draft('SELF_ISSUED', '010-1234-5678'))).toBeNull();
  });

  it('has separate numbers for a person and a business', () => {
    const both = ['010-1234-5678', '124-81-00998'] as const;

    expect(toCashReceipt(draft('PERSONAL', ...both))).toEqual({ kind: 'PERSONAL', number: '010-1234-5678' });
    expect(toCashReceipt(draft('BUSINESS', ...both))).toEqual({ kind: 'BUSINESS', number: '124-81-00998' });
  });
});

describe('choosing a cash receipt', () => {
  it('fills in the mobile number of the order for a person', () => {
    expect(chooseReceipt(draft(''), 'PERSONAL', '010-1234-5678').cashReceiptPersonal).toBe('010-1234-5678');
  });

  it('ignores a phone that is not mobile, keeps a typed number, and fills in nothing for a business', () => {
    expect(chooseReceipt(draft(''), 'PERSONAL', '02-123-4567').cashReceiptPersonal).toBe('');
    expect(chooseReceipt(draft('', '010-9'), 'PERSONAL', '010-1234-5678')).toEqual({ cashReceipt: 'PERSONAL' });
    expect(chooseReceipt(draft(''), 'BUSINESS', '010-1234-5678')).toEqual({ cashReceipt: 'BUSINESS' });
  });
});
