import { describe, expect, it } from 'vitest';
import { parseForm, toTexts } from './form.ts';

describe('a form-encoded body', () => {
  it('nests by brackets', () => {
    const form = parseForm('amount=5&metadata[order]=A%201&shipping[address][city]=Seoul');

    expect(JSON.parse(JSON.stringify(form))).toEqual({
      amount: '5',
      metadata: { order: 'A 1' },
      shipping: { address: { city: 'Seoul' } },
    });
  });

  it('accepts lists with and without numbers', () => {
    expect(toTexts(parseForm('expand[]=a&expand[]=b').expand)).toEqual(['a', 'b']);
    expect(toTexts(parseForm('expand[0]=a&expand[1]=b').expand)).toEqual(['a', 'b']);
  });

  it('cannot reach the prototypes of objects', () => {
    parseForm('__proto__[isAdmin]=true&metadata[__proto__][isAdmin]=true');

    expect(Object.keys(Object.prototype)).toEqual([]);
  });
});
