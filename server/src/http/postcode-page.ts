import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { POSTCODE_SEARCH_PATH } from '@eunbit/schema/postcode';
import type { FastifyInstance } from 'fastify';
import { postcodeSearchPolicy } from './content-security-policy.ts';

const SOURCE = 'src/postcode-frame.tsx';

/**
 * The whole document. It is none of the rendered pages: those come with data and the visitor's session, which somebody
 * else's script must not stand beside.
 */
const documentWith = (script: string) => `<!doctype html>
<html lang="ko">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>우편번호 검색</title>
<style>html, body, main { height: 100%; margin: 0 }</style>
</head>
<body>
<main></main>
<script type="module" crossorigin src="/${script}"></script>
</body>
</html>
`;

/**
 * Serves the page of the Korean postcode search, the same for everybody.
 * @throws where the build has no script for it
 */
export function registerPostcodePage(app: FastifyInstance, clientDirectory: string): void {
  const manifest = JSON.parse(readFileSync(join(clientDirectory, '.vite/manifest.json'), 'utf8'));
  const script: string | undefined = manifest[SOURCE]?.file;
  if (!script) throw new Error(`the browser build has no chunk for ${SOURCE}`);
  const document = documentWith(script);
  app.get(POSTCODE_SEARCH_PATH, async (_request, reply) =>
    reply
      .header('content-security-policy', postcodeSearchPolicy())
      .header('x-robots-tag', 'noindex')
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(document),
  );
}
