import { escapeHtml } from './escape-html.ts';

/** The styles are inline, since a failing server may not serve files. */
export const ERROR_PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * The page for a visitor if no other page could be rendered. In both languages: the failure may have come before the visitor's
 * choice was read.
 */
export function buildErrorPage(requestId: string): string {
  const reference = escapeHtml(requestId);
  return `<!doctype html><html lang="ko"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>Something went wrong</title>
<style>body{margin:0 auto;max-width:32rem;padding:5rem 1rem;color:#171717;font:1rem/1.6 system-ui,sans-serif}
h1{font-size:1.25rem}code{font-size:1.0625rem;user-select:all;overflow-wrap:anywhere}section+section{margin-top:3rem}</style></head>
<body><main>
<section lang="ko"><h1>페이지를 보여 드리지 못했습니다.</h1>
<p>잠시 후 다시 시도해 주세요. 계속되면 고객센터에 이 참조 번호를 알려 주세요.</p><p><code>${reference}</code></p></section>
<section lang="en"><h1>This page could not be shown.</h1>
<p>Please try again in a moment. If it goes on, tell our customer service this reference.</p><p><code>${reference}</code></p></section>
</main></body></html>`;
}
