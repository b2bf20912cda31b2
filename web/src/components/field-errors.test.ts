import type { FieldFailure } from '@eunbit/schema/validation-rules';
import { describe, expect, it } from 'vitest';
import { keepValidErrors } from './field-errors.ts';

const getText = (key: FieldFailure['key']) => `text of ${key}`;
const refused = { errors: { email: 'Email is required.', phone: 'Too short.' }, values: { email: '', phone: '010' } };

describe('the messages of a form', () => {
  it('stay while nothing is typed', () => {
    expect(keepValidErrors(refused, refused.values, [], getText)).toEqual(refused.errors);
  });

  it('go one by one as their fields become right', () => {
    const typed = { email: 'mina@example.com', phone: '010' };
    expect(keepValidErrors(refused, typed, [{ path: 'phone', key: 'phone.short' }], getText)).toEqual({
      phone: 'Too short.',
    });
  });

  it('say what is wrong now with a field that is still wrong', () => {
    const typed = { email: 'mina', phone: '010' };
    expect(keepValidErrors(refused, typed, [{ path: 'email', key: 'email.invalid' }], getText).email).toBe(
      'text of email.invalid',
    );
  });

  it('do not appear at fields that were not refused', () => {
    const typed = { ...refused.values, name: 'x' };
    expect(keepValidErrors(refused, typed, [{ path: 'name', key: 'name.required' }], getText).name).toBeUndefined();
  });
});
