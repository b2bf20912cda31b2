import { describe, expect, it } from 'vitest';
import { toPhone, toPhoneDraft } from './phone-draft.ts';

describe('A phone number while it is edited', () => {
  it.each([
    ['+821012345678', { country: 'KR', text: '010-1234-5678' }],
    ['+12125550123', { country: 'US', text: '(212) 555-0123' }],
  ] as const)('is %s as people of its country write it', (stored, draft) => {
    expect(toPhoneDraft(stored, 'KR')).toEqual(draft);
    expect(toPhoneDraft(stored, 'US')).toEqual(draft);
    expect(toPhone(draft)).toBe(stored);
  });

  it('begins empty in the country of the page', () => {
    expect(toPhoneDraft(null, 'US')).toEqual({ country: 'US', text: '' });
    expect(toPhone({ country: 'US', text: ' ' })).toBe('');
  });

  it('belongs to the country that was chosen for it', () => {
    expect(toPhone({ country: 'KR', text: '010 1234 5678' })).toBe('+821012345678');
    expect(toPhone({ country: 'US', text: '212-555-0123' })).toBe('+12125550123');
    expect(toPhone({ country: 'KR', text: '+1 212 555 0123' })).toBe('+12125550123');
  });

  it('is sent as it was typed when it is none', () => {
    expect(toPhone({ country: 'KR', text: ' nonsense ' })).toBe('nonsense');
  });
});
