import { describe, expect, it } from 'vitest';
import { SHARE_TARGETS, shareAddress } from './share-address.ts';

const page = {
  url: 'https://shop.example/product/pet-spray?from=a&b',
  title: '펫 스프레이 & more',
  image: 'https://shop.example/media/1',
};
const readParameters = (address: string | null) => Object.fromEntries(new URL(address ?? '').searchParams);

describe('Sharing a product', () => {
  it('offers six targets in the Korean store and three in the US store (CATALOGUE-15)', () => {
    expect(SHARE_TARGETS.KR).toEqual(['EMAIL', 'FACEBOOK', 'LINKEDIN', 'PINTEREST', 'X', 'KAKAOTALK']);
    expect(SHARE_TARGETS.US).toEqual(['EMAIL', 'X', 'FACEBOOK']);
  });

  it('passes title and address on unchanged', () => {
    expect(readParameters(shareAddress('X', page))).toEqual({ url: page.url, text: page.title });
    expect(readParameters(shareAddress('FACEBOOK', page))).toEqual({ u: page.url });
    expect(readParameters(shareAddress('LINKEDIN', page))).toEqual({ url: page.url });
  });

  it('includes the picture for Pinterest if there is one', () => {
    const pin = { url: page.url, description: page.title };
    expect(readParameters(shareAddress('PINTEREST', page))).toEqual({ ...pin, media: page.image });
    expect(readParameters(shareAddress('PINTEREST', { ...page, image: null }))).toEqual(pin);
  });

  it('encodes the spaces of an email so that email programs decode them', () => {
    const address = shareAddress('EMAIL', page) ?? '';
    expect(address).toMatch(/^mailto:\?subject=[^+ ]+&body=[^+ ]+$/);
    expect(decodeURIComponent(address.split('body=')[1] ?? '')).toBe(`${page.title}\n${page.url}`);
  });

  it('has no address for KakaoTalk', () => {
    expect(shareAddress('KAKAOTALK', page)).toBeNull();
  });
});
