import { describe, expect, it } from 'vitest';
import { API_MESSAGES, apiMessage } from './api-messages.ts';

describe('messages', () => {
  it('exist in both languages with the same placeholders', () => {
    const places = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();
    for (const { en, ko } of Object.values(API_MESSAGES)) {
      expect(ko).toMatch(/[가-힣]/);
      expect(places(ko)).toEqual(places(en));
    }
  });

  it('have their placeholders filled in', () => {
    expect(apiMessage('quantity.maximum', 'en', { n: 3 })).toBe('Sorry, the maximum orderable quantity is 3.');
  });
});
