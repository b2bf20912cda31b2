import { expect, it } from 'vitest';
import { errorFingerprint } from './error-fingerprint.ts';

const frame = (file: string, line = 1) => ({ functionName: 'a', file, line, column: 7 });
const ERROR = {
  app: 'WEB',
  kind: 'SCRIPT',
  name: 'TypeError',
  message: "Cannot read properties of undefined (reading 'price')",
  frames: [frame('assets/ProductPage-Ab12Cd34.js'), frame('assets/react-0f_-9aZz.js')],
} as const;

it('an error of another build, from another line, is the same mistake', () => {
  const frames = [frame('assets/ProductPage-zZ98yY76.js', 9), frame('assets/react-11111111.js', 3)];
  expect(errorFingerprint({ ...ERROR, frames })).toBe(errorFingerprint(ERROR));
});

it('a file that is gone is the same mistake in each build, whatever its hash', () => {
  const gone = (hash: string) =>
    errorFingerprint({ ...ERROR, kind: 'CHUNK', message: `Failed to fetch: assets/CartPage-${hash}.js`, frames: [] });
  expect(gone('Ab12Cd34')).toBe(gone('a-b_c-d9'));
});

it('numbers in a message make no other mistake of it', () => {
  const failed = (message: string) => errorFingerprint({ ...ERROR, message });
  expect(failed('row 7 of 12')).toBe(failed('row 10 of 3'));
});

it.each([
  { app: 'ADMIN' as const },
  { kind: 'RENDER' as const },
  { name: 'RangeError' },
  { message: "Cannot read properties of undefined (reading 'title')" },
  { frames: [frame('assets/CartPage-Ab12Cd34.js')] },
])('an error with %o is another mistake', (other) => {
  expect(errorFingerprint({ ...ERROR, ...other })).not.toBe(errorFingerprint(ERROR));
});
