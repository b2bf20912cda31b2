import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy, postcodeSearchPolicy } from './content-security-policy.ts';

const OPTIONS = { publicUrl: 'https://shop.example.com', paymentOrigin: null, postcodeOrigin: null };

describe('the policy of the pages', () => {
  it('allows connections to the own host, including its WebSocket, and to the payment provider', () => {
    const connections = contentSecurityPolicy(OPTIONS).match(/connect-src [^;]*/)?.[0];
    expect(connections).toBe("connect-src 'self' wss://shop.example.com https://api.stripe.com");
  });

  it('allows scripts of the shop and the payment provider only', () => {
    const scripts = contentSecurityPolicy(OPTIONS).match(/script-src [^;]*/)?.[0];
    expect(scripts).toBe("script-src 'self' https://js.stripe.com");
  });

  it("allows the postcode search as a frame, at the shop's or its own origin", () => {
    const frames = (postcodeOrigin: string | null) =>
      contentSecurityPolicy({ ...OPTIONS, postcodeOrigin }).match(/frame-src [^;]*/)?.[0];
    expect(frames(null)).toBe("frame-src 'self' https://js.stripe.com https://hooks.stripe.com");
    expect(frames('https://postcode.example.com')).toBe(
      "frame-src 'self' https://js.stripe.com https://hooks.stripe.com https://postcode.example.com",
    );
  });

  it("allows none of the postcode search's hosts, and no site to frame the shop", () => {
    const policy = contentSecurityPolicy(OPTIONS);
    expect(policy).not.toMatch(/kakao|daum/);
    expect(policy).toContain("frame-ancestors 'none'");
  });
});

describe('the policy of the postcode search', () => {
  it('allows its script and frame, framed by the shop only', () => {
    const policy = postcodeSearchPolicy(null);
    expect(policy).toMatch(/script-src [^;]*https:\/\/t1\.kakaocdn\.net/);
    expect(policy).toMatch(/frame-src [^;]*https:\/\/postcode\.map\.kakao\.com/);
    expect(policy).toContain("frame-ancestors 'self'");
  });

  it('gives the document an opaque origin, and allows only its own script of the shop', () => {
    const directives = postcodeSearchPolicy(null).split('; ');
    expect(directives).toContain('sandbox allow-scripts allow-forms');
    expect(directives).toContain("default-src 'none'");
    expect(directives.filter((directive) => directive.includes("'self'"))).toEqual([
      "script-src 'self' 'unsafe-inline' https://t1.kakaocdn.net",
      "frame-ancestors 'self'",
    ]);
  });

  it('keeps its dedicated origin, and may be framed by the shop only', () => {
    const directives = postcodeSearchPolicy('https://shop.example.com').split('; ');
    expect(directives).toContain('sandbox allow-scripts allow-forms allow-same-origin');
    expect(directives).toContain("default-src 'none'");
    expect(directives).toContain('frame-ancestors https://shop.example.com');
  });
});
