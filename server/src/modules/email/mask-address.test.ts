import { expect, it } from 'vitest';
import { maskAddress } from './mask-address.ts';

it.each([
  ['mina.lee@mail.example', 'mi•••@mail.example'],
  ['m@mail.example', 'm•••@mail.example'],
])('%s is %s in the log', (address, masked) => {
  expect(maskAddress(address)).toBe(masked);
});
