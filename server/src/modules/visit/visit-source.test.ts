import { describe, expect, test } from 'vitest';
import { visitSource } from './visit-source.ts';

const from = (referrer: string | null, query: string | null = null) =>
  visitSource({ referrer, query, ownHost: 'eunbit.example' });

describe('the source of a visit (STATISTICS-12)', () => {
  test('is direct without a referrer, with the shop as referrer, and with a malformed one', () => {
    for (const referrer of [null, '', 'https://eunbit.example/faq', 'javascript:alert(1)', 'android-app://x', '%%%'])
      expect(from(referrer), String(referrer)).toMatchObject({ channel: 'DIRECT', name: null });
  });

  test.each([
    ['https://www.google.co.kr/', 'google.co.kr', null],
    ['https://www.google.com/search?q=Silver++Wipes', 'google.com', 'silver wipes'],
    [
      'https://search.naver.com/search.naver?query=%ED%95%AD%EA%B7%A0%20%ED%8B%B0%EC%8A%88',
      'search.naver.com',
      '항균 티슈',
    ],
    ['https://search.daum.net/search?q=은빛', 'search.daum.net', '은빛'],
    ['https://www.bing.com/search?q=eunbit', 'bing.com', 'eunbit'],
  ])('is a search engine, with its search terms if available, for %s', (referrer, name, keywords) => {
    expect(from(referrer)).toEqual({ channel: 'SEARCH', name, keywords, campaign: null });
  });

  test.each([
    'https://l.facebook.com/x',
    'https://m.blog.naver.com/a',
    'https://t.co/abc',
    'https://www.instagram.com/',
  ])('is social for %s', (referrer) => expect(from(referrer).channel).toBe('SOCIAL'));

  test('is EMAIL for mail sites and for links in newsletters', () => {
    expect(from('https://mail.naver.com/read').channel).toBe('EMAIL');
    expect(from(null, '?utm_source=eunbit&utm_medium=email&utm_campaign=spring')).toEqual({
      channel: 'EMAIL',
      name: 'eunbit',
      keywords: null,
      campaign: 'spring',
    });
  });

  test('is the campaign of the link, regardless of the referrer', () => {
    expect(from('https://www.google.com/', '?utm_source=naver&utm_medium=cpc&utm_campaign=pets')).toMatchObject({
      channel: 'CAMPAIGN',
      name: 'naver',
      campaign: 'pets',
    });
  });

  test('is REFERRAL for all other sites, including those that imitate the host of a search engine', () => {
    expect(from('https://notgoogle.com/?q=a')).toMatchObject({
      channel: 'REFERRAL',
      name: 'notgoogle.com',
      keywords: null,
    });
    expect(from('https://google.com.evil.example/?q=a').channel).toBe('REFERRAL');
  });

  test('truncates the name to 200 and the keywords to 60 characters, on one line', () => {
    const { name, keywords } = from(null, `?utm_source=${'a'.repeat(900)}&utm_term=${'b%0A'.repeat(300)}`);
    expect(name).toHaveLength(200);
    expect(keywords?.length).toBeLessThanOrEqual(60);
    expect(keywords).not.toContain('\n');
  });
});
