import { request } from 'node:http';
import { DOWNLOAD_FILES } from '@eunbit/schema/downloads';
import { describe, expect, it } from 'vitest';
import { Downloads } from '../kit/operations.ts';
import { useTestShop } from '../kit/test-shop.ts';

const shop = useTestShop();

/** Sends exactly these bytes: `fetch` would normalise the path and add headers to a conditional request. */
function get(
  path: string,
  headers: Record<string, string> = {},
): Promise<{ status: number; location: string | undefined; body: string }> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(shop.url());
    const outgoing = request({ hostname, port, path, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const { statusCode = 0, headers: answered } = response;
        resolve({ status: statusCode, location: answered.location, body: Buffer.concat(chunks).toString() });
      });
    });
    outgoing.on('error', reject);
    outgoing.end();
  });
}

describe('a document to download', () => {
  it('is listed with the title of the language, its address and its size', async () => {
    const list = async (language: 'ko' | 'en') => (await shop.client({ language }).run(Downloads)).downloads;

    expect((await list('ko')).map(({ file }) => file)).toEqual(DOWNLOAD_FILES);
    expect((await list('ko'))[0]?.title).toBe('항균 시험 성적서 (7일)');
    expect((await list('en'))[0]?.title).toBe('Anti-bacterial test report (7 days)');
  });

  it.each(DOWNLOAD_FILES)('%s is sent as a PDF', async (file) => {
    const { downloads } = await shop.client().run(Downloads);
    const listed = downloads.find((download) => download.file === file);

    const response = await fetch(`${shop.url()}${listed?.url}`);
    const bytes = Buffer.from(await response.arrayBuffer());

    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('content-disposition')).toBe(`attachment; filename="${file}"`);
    expect(response.headers.get('content-length')).toBe(String(listed?.bytes));
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(bytes.length).toBe(listed?.bytes);
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('is not sent again to a browser that has it', async () => {
    const path = `/download/${DOWNLOAD_FILES[0]}`;
    const { headers } = await fetch(`${shop.url()}${path}`);

    const again = await get(path, { 'if-none-match': headers.get('etag') ?? '' });

    expect(headers.get('cache-control')).toBe('public, max-age=3600');
    expect(again).toEqual({ status: 304, body: '' });
  });

  it('resumes an interrupted download', async () => {
    const url = `${shop.url()}/download/${DOWNLOAD_FILES[0]}`;
    const response = await fetch(url, { headers: { range: 'bytes=0-4' } });

    expect(response.status).toBe(206);
    expect(await response.text()).toBe('%PDF-');
  });
});

describe('any other path below /download (CATALOGUE-11)', () => {
  it.each([
    '/download/',
    '/download/unknown.pdf',
    '/download/ANTIBACTERIAL-7-DAYS.PDF',
    '/download/..%2f..%2fetc%2fpasswd',
    '/download/%2e%2e%2f%2e%2e%2fetc%2fpasswd',
    '/download/%252e%252e%252f%252e%252e%252fetc%252fpasswd',
    '/download/..%5c..%5cetc%5cpasswd',
    '/download/..;/package.json',
    '/download/__proto__',
    '/download/constructor',
  ])('is not found: %s', async (path) => {
    const { status, body } = await get(path);

    expect(status).toBe(404);
    expect(body).toBe('');
  });

  it.each([
    ['/download/../../etc/passwd', '/etc/passwd'],
    ['/download/../../../../../../etc/passwd', '/etc/passwd'],
    ['/download/%2e%2e/%2e%2e/etc/passwd', '/etc/passwd'],
    ['/download//etc/passwd', '/download/etc/passwd'],
    ['/download/../package.json', '/package.json'],
    ['/download/antibacterial-7-days.pdf/../../package.json', '/package.json'],
    ['/download/./antibacterial-7-days.pdf', '/download/antibacterial-7-days.pdf'],
  ])('redirects to its normalised address: %s', async (path, meant) => {
    const { status, location, body } = await get(path);

    expect([status, location]).toEqual([301, meant]);
    expect(body).not.toContain('root:');
  });

  it.each(['/download/%E0%A4%A', '/download/antibacterial-7-days.pdf%00.txt'])(
    'is rejected if it is not a valid address: %s',
    async (path) => {
      const { status, body } = await get(path);

      expect(status).toBe(400);
      expect(body).not.toContain('root:');
    },
  );
});
