import { describe, expect, it } from 'vitest';
import { isFromSearch, searchFrame } from './search-frame.ts';

const OWN = 'https://postcode.example.com';

describe('the frame of the postcode search', () => {
  it('has its own origin if the shop configures one', () => {
    expect(searchFrame(OWN)).toEqual({
      src: `${OWN}/postcode-search`,
      sandbox: 'allow-scripts allow-forms allow-same-origin',
      origin: OWN,
    });
  });

  it('is served by the shop without an origin otherwise', () => {
    expect(searchFrame(null)).toEqual({
      src: '/postcode-search',
      sandbox: 'allow-scripts allow-forms',
      origin: 'null',
    });
  });
});

describe('a message', () => {
  const frameWindow = {} as MessageEventSource;
  const other = {} as MessageEventSource;

  it('is from the search if its window and origin match', () => {
    expect(isFromSearch({ source: frameWindow, origin: OWN }, searchFrame(OWN), frameWindow)).toBe(true);
    expect(isFromSearch({ source: frameWindow, origin: 'null' }, searchFrame(null), frameWindow)).toBe(true);
  });

  it.each([
    ['from another window', other, OWN],
    ['from no window', null, OWN],
    ["from another page in the search's window", frameWindow, 'https://elsewhere.example.com'],
    ["from a page without an origin in the search's window", frameWindow, 'null'],
    ["from a page of the shop in the search's window", frameWindow, 'https://shop.example.com'],
  ])('is not from the search if it comes %s', (_case, source, origin) => {
    expect(isFromSearch({ source, origin }, searchFrame(OWN), frameWindow)).toBe(false);
  });

  it('is not from the search if there is no frame', () => {
    expect(isFromSearch({ source: null, origin: OWN }, searchFrame(OWN), null)).toBe(false);
    expect(isFromSearch({ source: other, origin: OWN }, searchFrame(OWN), undefined)).toBe(false);
  });
});
