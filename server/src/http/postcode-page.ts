import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { POSTCODE_SEARCH_PATH } from '@eunbit/schema/postcode';
import type { FastifyInstance } from 'fastify';
import { postcodeSearchPolicy } from './content-security-policy.ts';
import { escapeHtml } from './escape-html.ts';
import { isAtPostcodeHost } from './postcode-host.ts';

const SOURCE = 'src/postcode-frame.tsx';

interface PostcodePageOptions {
  readonly clientDirectory: string;
  readonly publicUrl: () => string;
  /** Where the page has an origin of its own; null for nowhere. */
  readonly postcodeOrigin: string | null;
}

/**
 * The whole document. It is none of the rendered pages: those come with data and the visitor's session, which somebody
 * else's script must not stand beside. Its script sends what is found to the shop's origin, which it is told where that is
 * not the one it was loaded from.
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
<script type="module" crossorigin src="/${script}"></script>
</body>
</html>
`;

/**
 * Serves the page of the Korean postcode search, the same for everybody.
 * @throws where the build has no script for it
 */
export function registerPostcodePage(app: FastifyInstance, options: PostcodePageOptions): void {
  const { clientDirectory, publicUrl, postcodeOrigin } = options;
  const manifest = JSON.parse(readFileSync(join(clientDirectory, '.vite/manifest.json'), 'utf8'));
  const script: string | undefined = manifest[SOURCE]?.file;
  if (!script) throw new Error(`the browser build has no chunk for ${SOURCE}`);
  // Its policy says who may frame it; the older header knows only the same origin.
  app.get(POSTCODE_SEARCH_PATH, { helmet: { xFrameOptions: false } }, async (request, reply) => {
    const shopOrigin = isAtPostcodeHost(request, postcodeOrigin) ? new URL(publicUrl()).origin : null;
    return reply
      .header('content-security-policy', postcodeSearchPolicy(shopOrigin))
      .header('x-robots-tag', 'noindex')
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(documentWith(script, shopOrigin));
  });
}
