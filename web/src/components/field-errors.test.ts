import type { FieldFailure } from '@eunbit/schema/validation-rules';
import { describe, expect, it } from 'vitest';
import { keepValidErrors } from './field-errors.ts';

const getText = (key: FieldFailure['key']) => `text of ${key}`;
const refused = { errors: { email: 'Email is required.', phone: 'Too short.' }, values: { email: '', phone: '010' } };

describe('the error messages of a form', () => {
  it('stay until a field is edited', () => {
    expect(keepValidErrors(refused, refused.values, [], getText)).toEqual(refused.errors);
  });

  it('disappear one by one when their fields become valid', () => {
    const typed = { email: 'mina@example.com', phone: '010' };
    expect(keepValidErrors(refused, typed, [{ path: 'phone', key: 'phone.short' }], getText)).toEqual({
      phone: 'Too short.',
    });
  });

  it('are updated if their field is still invalid for another reason', () => {
    const typed = { email: 'mina', phone: '010' };
    expect(keepValidErrors(refused, typed, [{ path: 'email', key: 'email.invalid' }], getText).email).toBe(
      'text of email.invalid',
    );
  });

  it('are not added for fields without an error', () => {
    const typed = { ...refused.values, name: 'x' };
    expect(keepValidErrors(refused, typed, [{ path: 'name', key: 'name.required' }], getText).name).toBeUndefined();
  });
});
