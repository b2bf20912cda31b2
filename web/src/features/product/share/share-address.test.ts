import { describe, expect, it } from 'vitest';
import { SHARE_TARGETS, shareAddress } from './share-address.ts';

const page = {
  url: 'https://shop.example/product/pet-spray?from=a&b',
  title: '펫 스프레이 & more',
  image: 'https://shop.example/media/1',
};
const readParameters = (address: string | null) => Object.fromEntries(new URL(address ?? '').searchParams);

describe('Sharing a product', () => {
  it('offers six ways in the Korean store and three in the US store (CATALOGUE-15)', () => {
    expect(SHARE_TARGETS.KR).toEqual(['EMAIL', 'FACEBOOK', 'LINKEDIN', 'PINTEREST', 'X', 'KAKAOTALK']);
    expect(SHARE_TARGETS.US).toEqual(['EMAIL', 'X', 'FACEBOOK']);
  });

  it('hands title and address over unharmed', () => {
    expect(readParameters(shareAddress('X', page))).toEqual({ url: page.url, text: page.title });
    expect(readParameters(shareAddress('FACEBOOK', page))).toEqual({ u: page.url });
    expect(readParameters(shareAddress('LINKEDIN', page))).toEqual({ url: page.url });
  });

  it('gives Pinterest the picture where there is one', () => {
    const pin = { url: page.url, description: page.title };
    expect(readParameters(shareAddress('PINTEREST', page))).toEqual({ ...pin, media: page.image });
    expect(readParameters(shareAddress('PINTEREST', { ...page, image: null }))).toEqual(pin);
  });

  it('writes an email with spaces that email programs understand', () => {
    const address = shareAddress('EMAIL', page) ?? '';
    expect(address).toMatch(/^mailto:\?subject=[^+ ]+&body=[^+ ]+$/);
    expect(decodeURIComponent(address.split('body=')[1] ?? '')).toBe(`${page.title}\n${page.url}`);
  });

  it('has no address for KakaoTalk', () => {
    expect(shareAddress('KAKAOTALK', page)).toBeNull();
  });
});
