import { describe, expect, it } from 'vitest';
import { message } from './messages.ts';
import { validateContact } from './validation-checkout.ts';

const contact = { email: 'mina@example.com', phone: '010-1234-5678', passCode: 'moon' };

describe('the contact step (CHECKOUT-3)', () => {
  it('accepts a complete contact', () => {
    expect(validateContact(contact)).toEqual([]);
  });

  it.each([
    [{ email: ' ' }, 'email', 'Email is required.'],
    [{ email: 'mina@' }, 'email', 'Please put valid email address.'],
    [{ email: 'mina@example.c' }, 'email', 'Please put valid email address.'],
    [{ phone: '' }, 'phone', 'Phone number is required.'],
    [{ phone: '0101' }, 'phone', "Phone number's length is too short."],
    [{ passCode: '' }, 'passCode', 'Password is required for guest checkout.'],
    [{ passCode: ' abc ' }, 'passCode', 'Please choose a password of at least 4 characters.'],
    [{ email: `${'a'.repeat(300)}@example.com` }, 'email', 'This text is too long.'],
  ])('rejects %o', (change, path, text) => {
    const [failure] = validateContact({ ...contact, ...change });
    expect(failure?.path).toBe(path);
    expect(failure && message(failure.key, 'en')).toBe(text);
  });

  it('requires no pass code from members (CHECKOUT-4)', () => {
    expect(validateContact({ ...contact, passCode: null })).toEqual([]);
  });

  it('accepts top-level domains longer than three letters', () => {
    expect(validateContact({ ...contact, email: 'mina@eunbit.example' })).toEqual([]);
  });

  it('parses a hostile address quickly', () => {
    const started = process.cpuUsage();
    validateContact({ ...contact, email: `${'a.'.repeat(120)}@${'a-'.repeat(5)}` });
    expect(process.cpuUsage(started).user).toBeLessThan(2_000_000);
  });
});
