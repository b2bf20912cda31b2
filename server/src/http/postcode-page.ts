import { POSTCODE_SEARCH_PATH } from '@eunbit/schema/postcode';
import type { FastifyInstance } from 'fastify';
import { postcodeSearchPolicy } from './content-security-policy.ts';
import { escapeHtml } from './escape-html.ts';
import { isAtPostcodeHost } from './postcode-host.ts';

interface PostcodePageOptions {
  /** URL of its script. */
  readonly script: string;
  readonly publicUrl: () => string;
  /** Dedicated origin of the page; null if it has none. */
  readonly postcodeOrigin: string | null;
  /** Origin of its script; null for its own. */
  readonly assetBase: string | null;
}

/**
 * The whole document. It is not one of the rendered pages: those contain the visitor's session and data, which a
 * third-party script must not access. Its script posts the result to the shop's origin, which the document states if it
 * differs from its own.
 */
const documentWith = (script: string, shopOrigin: string | null) => `<!doctype html>
<html lang="ko">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>우편번호 검색</title>
<style>html, body, main { height: 100%; margin: 0 }</style>
</head>
<body>
<main${shopOrigin ? ` data-shop-origin="${escapeHtml(shopOrigin)}"` : ''}></main>
<script type="module" crossorigin src="${script}"></script>
</body>
</html>
`;

/** Serves the page of the Korean postcode search, the same for every visitor. */
export function registerPostcodePage(app: FastifyInstance, options: PostcodePageOptions): void {
  const { script, publicUrl, postcodeOrigin, assetBase } = options;
  // `frame-ancestors` of its policy states who may frame it; X-Frame-Options only supports the same origin.
  app.get(POSTCODE_SEARCH_PATH, { helmet: { xFrameOptions: false } }, async (request, reply) => {
    const shopOrigin = isAtPostcodeHost(request, postcodeOrigin) ? new URL(publicUrl()).origin : null;
    return reply
      .header('content-security-policy', postcodeSearchPolicy(shopOrigin, assetBase))
      .header('x-robots-tag', 'noindex')
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(documentWith(script, shopOrigin));
  });
}
