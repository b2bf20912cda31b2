import { describe, expect, it } from 'vitest';
import { validatePartnership } from './validation-partnership.ts';

const REQUEST = {
  lastName: '이',
  firstName: '미나',
  company: '은빛 호텔',
  phone: '02-123-4567',
  industry: '숙박',
  email: 'mina@example.com',
  message: '',
};

describe('a request for a partnership (SUPPORT-6)', () => {
  it('may come without a message', () => {
    expect(validatePartnership(REQUEST)).toEqual([]);
  });

  it('needs everything else, in the order of the form', () => {
    const empty = { lastName: '', firstName: ' ', company: '', phone: '', industry: '', email: '', message: '' };
    expect(validatePartnership(empty).map(({ path }) => path)).toEqual([
      'lastName',
      'firstName',
      'company',
      'phone',
      'industry',
      'email',
    ]);
  });

  it.each(['lastName', 'firstName', 'company', 'industry', 'email', 'phone'] as const)(
    'cannot contain a line break in its %s',
    (path) => {
      expect(validatePartnership({ ...REQUEST, [path]: `${REQUEST[path]}\r\nBcc: x@example.com` })).toEqual([
        { path, key: 'text.controlCharacter' },
      ]);
    },
  );
});
