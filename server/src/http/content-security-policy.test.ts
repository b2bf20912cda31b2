import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy, postcodeSearchPolicy } from './content-security-policy.ts';

const OPTIONS = { publicUrl: 'https://shop.example.com', paymentOrigin: null, postcodeOrigin: null };

describe('the policy of the pages', () => {
  it('lets them connect to the own host, its WebSocket included, and to the payment provider', () => {
    const connections = contentSecurityPolicy(OPTIONS).match(/connect-src [^;]*/)?.[0];
    expect(connections).toBe("connect-src 'self' wss://shop.example.com https://api.stripe.com");
  });

  it('lets no script run but our files and the payment provider', () => {
    const scripts = contentSecurityPolicy(OPTIONS).match(/script-src [^;]*/)?.[0];
    expect(scripts).toBe("script-src 'self' https://js.stripe.com");
  });

  it("lets them frame the postcode search where it is: among the shop's pages, or at its own origin", () => {
    const frames = (postcodeOrigin: string | null) =>
      contentSecurityPolicy({ ...OPTIONS, postcodeOrigin }).match(/frame-src [^;]*/)?.[0];
    expect(frames(null)).toBe("frame-src 'self' https://js.stripe.com https://hooks.stripe.com");
    expect(frames('https://postcode.example.com')).toBe(
      "frame-src 'self' https://js.stripe.com https://hooks.stripe.com https://postcode.example.com",
    );
  });

  it('knows nothing of the postcode search, and forbids others to frame the shop', () => {
    const policy = contentSecurityPolicy(OPTIONS);
    expect(policy).not.toMatch(/kakao|daum/);
    expect(policy).toContain("frame-ancestors 'none'");
  });
});

describe('the policy of the postcode search', () => {
  it('allows its script and frame, in a frame of ours only', () => {
    const policy = postcodeSearchPolicy(null);
    expect(policy).toMatch(/script-src [^;]*https:\/\/t1\.kakaocdn\.net/);
    expect(policy).toMatch(/frame-src [^;]*https:\/\/postcode\.map\.kakao\.com/);
    expect(policy).toContain("frame-ancestors 'self'");
  });

  it('leaves the document no origin, and nothing of ours but its script', () => {
    const directives = postcodeSearchPolicy(null).split('; ');
    expect(directives).toContain('sandbox allow-scripts allow-forms');
    expect(directives).toContain("default-src 'none'");
    expect(directives.filter((directive) => directive.includes("'self'"))).toEqual([
      "script-src 'self' 'unsafe-inline' https://t1.kakaocdn.net",
      "frame-ancestors 'self'",
    ]);
  });

  it('keeps its own origin there, and may be framed by the shop alone', () => {
    const directives = postcodeSearchPolicy('https://shop.example.com').split('; ');
    expect(directives).toContain('sandbox allow-scripts allow-forms allow-same-origin');
    expect(directives).toContain("default-src 'none'");
    expect(directives).toContain('frame-ancestors https://shop.example.com');
  });
});
