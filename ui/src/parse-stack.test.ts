import { describe, expect, it } from 'vitest';
import { parseStack } from './parse-stack.ts';

const SHOP = 'https://shop.example';
const parse = (...rows: string[]) => parseStack(rows.join('\n'), SHOP);
const frame = (functionName: string, file: string, line = 1, column = 23) => ({ functionName, file, line, column });

describe('The stack of an error', () => {
  it('is parsed in the format of Chromium, without its message', () => {
    expect(
      parse(
        'TypeError: mina@example.com at https://shop.example/guest-order/token',
        `    at Zn (${SHOP}/assets/ProductPage-Ab12Cd34.js:1:23)`,
        `    at async Object.load [as loader] (${SHOP}/assets/react-Ab12Cd34.js:1:23)`,
        `    at ${SHOP}/assets/react-Ab12Cd34.js:1:23`,
        '    at Array.map (<anonymous>)',
      ),
    ).toEqual([
      frame('Zn', 'assets/ProductPage-Ab12Cd34.js'),
      frame('Object.load [as loader]', 'assets/react-Ab12Cd34.js'),
      frame('', 'assets/react-Ab12Cd34.js'),
    ]);
  });

  it('is parsed in the format of Firefox and Safari', () => {
    expect(parse(`Zn@${SHOP}/admin/assets/index-Ab12Cd34.js:1:23`, `@${SHOP}/assets/a-Ab12Cd34.js:1:23`)).toEqual([
      frame('Zn', 'assets/index-Ab12Cd34.js'),
      frame('', 'assets/a-Ab12Cd34.js'),
    ]);
  });

  it.each([
    [`${SHOP}/checkout?token=secret`, '(page)'],
    [`${SHOP}/guest-order/EB-260301-00000007`, '(page)'],
    [`${SHOP}/src/features/cart/CartPage.tsx?t=17`, 'src/features/cart/CartPage.tsx'],
    ['https://js.stripe.com/v3/?a=b', 'js.stripe.com'],
    ['chrome-extension://abcdef/content.js', '(extension)'],
    ['blob:https://shop.example/1-2', '(extension)'],
    ['native', '(page)'],
  ])('shortens %s to %s', (address, file) => {
    expect(parse(`    at a (${address}:1:23)`)).toEqual([frame('a', file)]);
  });

  it('is cut to 20 frames and parsed quickly, however long it is', () => {
    const began = process.cpuUsage();
    expect(parse(...Array(50).fill(`    at a (${SHOP}/assets/a-Ab12Cd34.js:1:23)`))).toHaveLength(20);
    for (const part of ['    at ', 'a@', ' (', ':1', 'x']) parse(part.repeat(100_000));
    expect(process.cpuUsage(began).user).toBeLessThan(2_000_000);
  });
});
