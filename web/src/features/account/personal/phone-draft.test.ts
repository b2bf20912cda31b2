import { describe, expect, it } from 'vitest';
import { toPhone, toPhoneDraft } from './phone-draft.ts';

describe('A phone number during its edit', () => {
  it.each([
    ['+821012345678', { country: 'KR', text: '010-1234-5678' }],
    ['+12125550123', { country: 'US', text: '(212) 555-0123' }],
  ] as const)('is shown for %s in the national format', (stored, draft) => {
    expect(toPhoneDraft(stored, 'KR')).toEqual(draft);
    expect(toPhoneDraft(stored, 'US')).toEqual(draft);
    expect(toPhone(draft)).toBe(stored);
  });

  it('starts empty in the country of the page', () => {
    expect(toPhoneDraft(null, 'US')).toEqual({ country: 'US', text: '' });
    expect(toPhone({ country: 'US', text: ' ' })).toBe('');
  });

  it('is parsed in the chosen country', () => {
    expect(toPhone({ country: 'KR', text: '010 1234 5678' })).toBe('+821012345678');
    expect(toPhone({ country: 'US', text: '212-555-0123' })).toBe('+12125550123');
    expect(toPhone({ country: 'KR', text: '+1 212 555 0123' })).toBe('+12125550123');
  });

  it('is sent as it was typed if it is invalid', () => {
    expect(toPhone({ country: 'KR', text: ' nonsense ' })).toBe('nonsense');
  });
});
