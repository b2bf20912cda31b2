import { describe, expect, it } from 'vitest';
import { deviceText } from './device.ts';

const webkit = (rest: string) => `Mozilla/5.0 (${rest}`;

describe('the label of a device', () => {
  it.each([
    ['Chrome, Windows', webkit('Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36')],
    ['Edge, Windows', webkit('Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0')],
    ['Safari, iPhone', webkit('iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1')],
    ['Chrome, iPhone', webkit('iPhone; CPU iPhone OS 18_0 like Mac OS X) CriOS/140.0 Mobile/15E148 Safari/604.1')],
    ['Samsung Internet, Android', webkit('Linux; Android 15; SM-S921N) SamsungBrowser/28.0 Chrome/130.0 Mobile')],
    ['Whale, macOS', webkit('Macintosh; Intel Mac OS X 10_15_7) Chrome/138.0 Whale/4.33 Safari/537.36')],
    ['KakaoTalk, Android', webkit('Linux; Android 15; SM-S921N; wv) Chrome/140.0 Mobile Safari/537.36;KAKAOTALK 2511')],
    ['Firefox, Linux', webkit('X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0')],
  ])('is %s', (text, userAgent) => {
    expect(deviceText(userAgent)).toBe(text);
  });

  it.each(['', 'curl/8.5.0', '<script>alert(1)</script>'])('is null for %j', (userAgent) => {
    expect(deviceText(userAgent)).toBeNull();
  });
});
