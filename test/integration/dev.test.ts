import { statSync, utimesSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished, vi } from 'vitest';
import { WebSocket } from 'ws';
import { type StartedProgram, startProgram } from '../kit/start-program.ts';

const COMPONENT = 'src/layout/ShopFooter.tsx';

/** Saves a source without changing its content; its modification time is restored after the test. */
function save(path: string): void {
  const file = fileURLToPath(new URL(`../../${path}`, import.meta.url));
  const { atime, mtime } = statSync(file);
  onTestFinished(() => utimesSync(file, atime, mtime));
  utimesSync(file, new Date(), new Date());
}

async function read(shop: StartedProgram, path: string): Promise<string> {
  const response = await fetch(new URL(path, shop.url()), { headers: { accept: 'text/html,*/*' } });
  expect(response.status, path).toBe(200);
  return response.text();
}

/** The messages that the storefront's development server sends to open pages. */
async function listen(shop: StartedProgram): Promise<readonly string[]> {
  const messages: string[] = [];
  const socket = new WebSocket(shop.url().replace('http', 'ws'), 'vite-hmr');
  onTestFinished(() => socket.close());
  socket.on('message', (data) => messages.push(String(data)));
  await vi.waitFor(() => expect(messages).toContain('{"type":"connected"}'));
  return messages;
}

it('npm run dev serves the sources of both clients, and restarts only the server', async () => {
  const shop = startProgram('dev', { DATABASE: 'embedded' });
  await shop.printsLine('Ctrl-C stops everything');

  // Pages are rendered from the same sources as their scripts.
  const page = await read(shop, '/');
  expect(page).toContain('<footer');
  expect(page).toContain('<script type="module" src="/@development-start" data-modules="/src/entry-client.tsx"');
  expect(await read(shop, '/@development-start')).toContain('/src/after-paint.ts');
  expect(await read(shop, '/admin/')).toContain('/admin/@vite/client');
  expect(await read(shop, '/robots.txt')).toContain('Sitemap:');

  // A saved component is hot-replaced in open pages.
  const messages = await listen(shop);
  expect(await read(shop, `/${COMPONENT}`)).toContain('$RefreshReg$');
  save(`web/${COMPONENT}`);
  await vi.waitFor(() => expect(messages.some((message) => message.includes(`"path":"/${COMPONENT}"`))).toBe(true));

  // The server restarts while pages are served.
  save('server/src/app/main.ts');
  await vi.waitFor(
    async () => {
      await read(shop, '/readyz');
      expect(shop.printed()).toContain('Server restarted in');
    },
    { interval: 50 },
  );
});
