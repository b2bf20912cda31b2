import type { Answer } from './sandbox.ts';

const STYLE =
  'body{font:16px/1.5 system-ui,sans-serif;margin:0;display:grid;place-items:center;min-height:100vh;background:#f6f6f9}' +
  'main{background:#fff;padding:2rem;border-radius:12px;max-width:26rem;box-shadow:0 2px 12px #0001}' +
  'button{font:inherit;padding:.75rem 1.25rem;margin:.5rem .5rem 0 0;border-radius:8px;border:1px solid #444}' +
  'button[value=complete],button[value=agree]{background:#3b2a6b;color:#fff}';

export function escapeHtml(text: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

/** A page of a sandbox for people. `content` is HTML. */
export function htmlPage(status: number, title: string, content: string, style = ''): Answer {
  const body =
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title>` +
    // Prevents the browser's request for an icon.
    '<link rel="icon" href="data:,">' +
    `<meta name="viewport" content="width=device-width,initial-scale=1"><style>${STYLE}${style}</style></head>` +
    `<body><main><h1>${escapeHtml(title)}</h1>${content}</main></body></html>`;
  return { status, body, headers: { 'Cache-Control': 'no-store' } };
}
