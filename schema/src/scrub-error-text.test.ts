import { describe, expect, it } from 'vitest';
import { scrubErrorText } from './scrub-error-text.ts';

const scrub = (text: string) => scrubErrorText(text, 300);

describe('the message of an error', () => {
  it.each([
    "Cannot read properties of undefined (reading 'price')",
    "Can't find variable: cartLines",
    'Maximum call stack size exceeded',
    'ProductPage: INTERNAL',
    'dispatchDiscreteEventPriorityOfRoot is not a function',
  ])('is unchanged: %s', (message) => {
    expect(scrub(message)).toBe(message);
  });

  it.each([
    [`Unexpected token 'M', "Mina Han, 010" is not valid JSON`, `Unexpected token 'M', "…" is not valid JSON`],
    ['Unexpected token , ..."e": Mina, "b"... is not valid JSON', 'Unexpected token , "…" is not valid JSON'],
    ['JSON Parse error: Unexpected identifier "Mina"', 'JSON Parse error: Unexpected identifier "…"'],
    ["'Seocho-daero 1' is no street", "'…' is no street"],
    ['no account of mina.han@example.com', 'no account of [email]'],
    ['no account of x@mina.han@example.com', 'no account of [email]'],
    ['call +82 10-1234-5678 or 4242 4242 4242 4242', 'call +[number] or [number]'],
    ['order EB-260301-00000007, EB-260301-ABCDEFGH', 'order EB-[number], EB-[number]'],
    ['failed: /order-link?token=abc&email=x', 'failed: /order-link?[query]'],
    ['session 3f2a9c447d1e4b7a9a510c9d2f6b8e10 ended', 'session [token] ended'],
    ['asked https://shop.example/guest-order/abc?d=1#e twice', 'asked [address] twice'],
    [
      'Failed to fetch dynamically imported module: https://shop.example/assets/CheckoutPage-B1xYz_9a.js',
      'Failed to fetch dynamically imported module: assets/CheckoutPage-B1xYz_9a.js',
    ],
    ['a\u0000b\n\u202Ec', 'a b c'],
  ])('is stripped of quoted values: %s', (message, clean) => {
    expect(scrub(message)).toBe(clean);
    // The server scrubs the text again after the browser has scrubbed it.
    expect(scrub(clean)).toBe(clean);
  });

  it('is truncated', () => {
    expect(scrubErrorText('no '.repeat(10_000), 10)).toHaveLength(10);
  });
});
