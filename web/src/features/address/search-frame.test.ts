import { describe, expect, it } from 'vitest';
import { isFromSearch, searchFrame } from './search-frame.ts';

const OWN = 'https://postcode.example.com';

describe('the frame of the postcode search', () => {
  it('has an origin of its own where the shop has one for it', () => {
    expect(searchFrame(OWN)).toEqual({
      src: `${OWN}/postcode-search`,
      sandbox: 'allow-scripts allow-forms allow-same-origin',
      origin: OWN,
    });
  });

  it("is among the shop's pages without an origin elsewhere", () => {
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

  it("is the search's when window and origin are", () => {
    expect(isFromSearch({ source: frameWindow, origin: OWN }, searchFrame(OWN), frameWindow)).toBe(true);
    expect(isFromSearch({ source: frameWindow, origin: 'null' }, searchFrame(null), frameWindow)).toBe(true);
  });

  it.each([
    ['from another window', other, OWN],
    ['from no window', null, OWN],
    ["from another page in the search's window", frameWindow, 'https://elsewhere.example.com'],
    ["from a page without an origin in the search's window", frameWindow, 'null'],
    ["from a page of the shop in the search's window", frameWindow, 'https://shop.example.com'],
  ])('is not when it comes %s', (_case, source, origin) => {
    expect(isFromSearch({ source, origin }, searchFrame(OWN), frameWindow)).toBe(false);
  });

  it('is not while there is no frame', () => {
    expect(isFromSearch({ source: null, origin: OWN }, searchFrame(OWN), null)).toBe(false);
    expect(isFromSearch({ source: other, origin: OWN }, searchFrame(OWN), undefined)).toBe(false);
  });
});
