import { describe, expect, it } from 'vitest';
import { fillTexts } from './filled-texts.ts';

describe('a content with facts of the shop in it', () => {
  it('has them in all of its texts, at any depth, and keeps everything else', () => {
    const content = {
      lead: 'By {companyName}',
      blocks: ['{opens}', { points: ['{opens} to {closes}', '{other}'] }],
      year: 2021,
    };

    expect(fillTexts(content, { companyName: 'Haesol', opens: '9:00', closes: '18:00' })).toEqual({
      lead: 'By Haesol',
      blocks: ['9:00', { points: ['9:00 to 18:00', '{other}'] }],
      year: 2021,
    });
  });
});
