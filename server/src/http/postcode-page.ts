import { POSTCODE_SEARCH_PATH } from '@eunbit/schema/postcode';
import type { FastifyInstance } from 'fastify';
import { postcodeSearchPolicy } from './content-security-policy.ts';

/** The search's script, at the address its makers give. */
const SEARCH_SCRIPT = 'https://t1.kakaocdn.net/mapjsapi/bundle/postcode/prod/postcode.v2.js';

/**
 * The whole document. It is none of the rendered pages: those come with scripts, data and the visitor's session, which
 * somebody else's script must not stand beside. Its script is inline because a sandboxed document has no origin for
 * which files of ours would be its own. What was chosen is sent as it is; the form around the frame checks it.
 */
const DOCUMENT = `<!doctype html>
<html lang="ko">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>우편번호 검색</title>
<style>html, body, main { height: 100%; margin: 0 }</style>
</head>
<body>
<main></main>
<script>
const tell = (message) => parent.postMessage(message, location.origin);
const failed = () => tell({ kind: 'postcode-failed' });
const script = document.createElement('script');
script.src = ${JSON.stringify(SEARCH_SCRIPT)};
script.onerror = failed;
script.onload = () => {
  if (!window.kakao?.Postcode) return failed();
  const oncomplete = (result) => tell({ kind: 'postcode-found', result });
  new kakao.Postcode({ oncomplete, shorthand: false, focusInput: true, width: '100%', height: '100%' })
    .embed(document.querySelector('main'), { autoClose: false });
};
document.body.append(script);
</script>
</body>
</html>
`;

/** Serves the page of the Korean postcode search, the same for everybody. */
export function registerPostcodePage(app: FastifyInstance): void {
  app.get(POSTCODE_SEARCH_PATH, async (_request, reply) =>
    reply
      .header('content-security-policy', postcodeSearchPolicy())
      .header('x-robots-tag', 'noindex')
      .header('cache-control', 'public, max-age=3600')
      .type('text/html; charset=utf-8')
      .send(DOCUMENT),
  );
}
