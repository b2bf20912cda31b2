import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from 'playwright-core';

const PICTURE = /^(?<page>.+)--(?<looker>\d+-\w+-\w+(-dark)?)\.png$/;

const STYLE = `
  body { margin: 24px; font: 14px sans-serif; background: #eee }
  section { display: flex; flex-wrap: wrap; gap: 12px; align-items: start }
  figure { margin: 0 } figcaption { padding: 4px 0 }
  img { width: 200px; max-height: 640px; object-fit: cover; object-position: top; background: white }
  img.wide { width: 400px }`;

/**
 * One sheet of all pictures in `folder`, page by page: `index.html`, where each leads to the whole picture, and
 * `sheet.png`. Returns the path of the first.
 */
export async function writeSheet(browser: Browser, folder: string): Promise<string> {
  const sections = new Map<string, string[]>();
  for (const file of (await readdir(folder)).sort()) {
    const { page, view } = PICTURE.exec(file)?.groups ?? {};
    if (!page || !view) continue;
    const width = Number.parseInt(view, 10) < 600 ? '' : ' class="wide"';
    const figure = `<figure><a href="${file}"><img src="${file}"${width}></a><figcaption>${view}</figcaption></figure>`;
    sections.set(page, [...(sections.get(page) ?? []), figure]);
  }
  const body = [...sections].map(([page, figures]) => `<h2>${page}</h2><section>${figures.join('')}</section>`);
  const path = join(folder, 'index.html');
  await writeFile(path, `<!doctype html><meta charset="utf-8"><style>${STYLE}</style>${body.join('')}`);
  const page = await browser.newPage({ viewport: { width: 1900, height: 900 } });
  await page.goto(pathToFileURL(path).href);
  await page.screenshot({ path: join(folder, 'sheet.png'), fullPage: true });
  await page.close();
  return path;
}
