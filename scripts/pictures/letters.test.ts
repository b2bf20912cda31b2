import { describe, expect, it } from 'vitest';
import { letters, letterWidth } from './letters.ts';

describe('letters', () => {
  it('centres a line on the given point', () => {
    const setting = { face: 'latin', size: 100 } as const;
    const centred = letters('Eunbit', 500, 0, { ...setting, anchor: 'middle' });
    const started = letters('Eunbit', 500 - letterWidth('Eunbit', setting) / 2, 0, setting);
    expect(centred).toBe(started);
  });

  it('widens a line by the tracking between its letters only', () => {
    const plain = letterWidth('PET', { face: 'latin', size: 100 });
    expect(letterWidth('PET', { face: 'latin', size: 100, tracking: 0.1 })).toBeCloseTo(plain + 20);
  });

  it('begins with an absolute move, so that lines can be joined', () => {
    expect(letters('은', 10, 20, { face: 'korean', size: 40 })).toMatch(/^M/);
  });

  it('refuses a letter the typeface does not have', () => {
    expect(() => letters('은', 0, 0, { face: 'latin', size: 40 })).toThrow('no glyph for 은');
  });
});
