import { formatPhone } from '@eunbit/schema/phone-number';
import { expect, it } from 'vitest';
import { formatStoredPhone } from './phone-text.ts';

it.each([
  '+821012345678',
  '+82212345678',
  '+8221234567',
  '+82311234567',
  '+82313456789',
  '+8250712345678',
  '+825051234567',
  '+8215881234',
  '+8216611234',
  '+8218991234',
  '+827012345678',
  '+12125550123',
  '+16475550199',
])('formats %s like the phone number library', (stored) => {
  expect(formatStoredPhone(stored)).toBe(formatPhone(stored));
});
