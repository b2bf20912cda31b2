import helmet from '@fastify/helmet';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { registerPostcodePage } from './postcode-page.ts';

const OWN_HOST = 'postcode.example.com';

async function pageAt(host: string, { postcodeOrigin = `https://${OWN_HOST}` as string | null, publicUrl = '' } = {}) {
  const app = Fastify();
  await app.register(helmet, { contentSecurityPolicy: false });
  const shop = publicUrl || 'https://shop.example.com';
  registerPostcodePage(app, {
    script: '/assets/postcode-frame.js',
    publicUrl: () => shop,
    postcodeOrigin,
    assetBase: null,
  });
  const { headers, body } = await app.inject({ url: '/postcode-search', headers: { host } });
  return { policy: String(headers['content-security-policy']), headers, body };
}

describe('the page of the postcode search', () => {
  it("has an opaque origin at the shop's address, with or without an origin of its own", async () => {
    for (const postcodeOrigin of [null, `https://${OWN_HOST}`]) {
      const { policy, body } = await pageAt('shop.example.com', { postcodeOrigin });
      expect(policy).toMatch(/^sandbox allow-scripts allow-forms;/);
      expect(policy).toContain("frame-ancestors 'self'");
      expect(body).toContain('<main></main>');
    }
  });

  it("keeps its own origin, and contains the shop's origin", async () => {
    const { policy, headers, body } = await pageAt(OWN_HOST);
    expect(policy).toMatch(/^sandbox allow-scripts allow-forms allow-same-origin;/);
    expect(policy).toContain('frame-ancestors https://shop.example.com');
    expect(headers).not.toHaveProperty('x-frame-options');
    expect(body).toContain('<main data-shop-origin="https://shop.example.com"></main>');
  });

  it("contains the shop's origin without a path, escaped as an attribute", async () => {
    expect((await pageAt(OWN_HOST, { publicUrl: 'https://shop.example.com/ko/' })).body).toContain(
      'data-shop-origin="https://shop.example.com"',
    );
    const { body } = await pageAt(OWN_HOST, { publicUrl: 'https://shop"onload=a&b' });
    expect(body).toContain('data-shop-origin="https://shop&#34;onload=a&#38;b"');
  });
});
