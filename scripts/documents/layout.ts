import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { DownloadFacts } from '@eunbit/schema/downloads';
import { DEFAULT_SHOP_SETTINGS } from '@eunbit/schema/shop-settings';
import type { Bilingual } from './reports.ts';

const require = createRequire(import.meta.url);

/** A font face with the embedded file, so that the page is self-contained for printing. */
function face(family: string, file: string, weight: number): string {
  const bytes = readFileSync(require.resolve(`@fontsource/${family}/files/${family}-${file}-${weight}-normal.woff2`));
  const range = file === 'korean' ? 'unicode-range: U+1100-11FF, U+3000-30FF, U+3130-318F, U+AC00-D7AF;' : '';
  const source = `url(data:font/woff2;base64,${bytes.toString('base64')})`;
  return `@font-face { font-family: Plex; font-weight: ${weight}; ${range} src: ${source}; }`;
}

const FONTS = ['latin', 'korean'].flatMap((file) => [400, 600].map((weight) => face('ibm-plex-sans-kr', file, weight)));

const STYLE = `
  @page { size: A4; margin: 0 }
  * { box-sizing: border-box; margin: 0 }
  body { font: 400 10pt/1.55 Plex, sans-serif; color: #1d2433; padding: 20mm 19mm 16mm; height: 297mm;
    display: flex; flex-direction: column }
  .sample { position: fixed; top: 112mm; left: 0; width: 210mm; text-align: center; font-size: 66pt; font-weight: 600;
    letter-spacing: 8pt; color: #ecebf3; transform: rotate(-28deg); z-index: -1 }
  header { display: flex; justify-content: space-between; align-items: flex-end; border-bottom: 1.2pt solid #453a74;
    padding-bottom: 4mm }
  header b { font-size: 11pt; color: #453a74 } header div { font-size: 8.5pt; color: #535b6e; text-align: right }
  h1 { font-size: 21pt; line-height: 1.25; font-weight: 600; margin-top: 11mm }
  h1 + p { color: #535b6e; font-size: 11pt; margin-bottom: 9mm }
  h2 { font-size: 10.5pt; font-weight: 600; color: #453a74; margin: 8mm 0 2.5mm }
  dl { display: grid; grid-template-columns: 45mm 1fr; border-top: .6pt solid #c9c7d6 }
  dt, dd { padding: 1.7mm 0; border-bottom: .6pt solid #e3e1ec } dt { color: #535b6e }
  small { display: block; font-size: 8.5pt; color: #535b6e }
  table { border-collapse: collapse; width: 100%; font-size: 9.5pt }
  th { text-align: left; font-weight: 600; font-size: 8.5pt; color: #535b6e; border-bottom: .8pt solid #453a74 }
  th, td { padding: 1.7mm 2mm 1.7mm 0; vertical-align: top } td { border-bottom: .6pt solid #e3e1ec }
  td i { font-style: normal } .number { text-align: right; font-variant-numeric: tabular-nums; padding-right: 0 }
  strong { font-weight: 600 } footer { margin-top: auto; border-top: .6pt solid #c9c7d6; padding-top: 3.5mm;
    font-size: 8pt; line-height: 1.5; color: #535b6e }
`;

const DISCLAIMER: Bilingual = {
  ko: '이 문서는 쇼핑몰 시연을 위해 만든 견본입니다. 시험 기관과 문서 번호, 시험 결과는 모두 실제가 아닙니다.',
  en: 'This is a sample document made to demonstrate a shop. Its laboratory, numbers and results are not real.',
};

/** A text in both languages, Korean first; only once if both are the same. */
export function both({ ko, en }: Bilingual): string {
  return ko === en ? ko : `${ko}<small lang="en">${en}</small>`;
}

/** Names with their values, one per line. */
export function definitions(rows: readonly (readonly [label: Bilingual, value: Bilingual])[]): string {
  const lines = rows.map(([label, value]) => `<dt>${both(label)}</dt><dd>${both(value)}</dd>`);
  return `<dl>${lines.join('')}</dl>`;
}

const { company } = DEFAULT_SHOP_SETTINGS;
export const APPLICANT: Bilingual = {
  ko: `${company.name.ko}, ${company.address.ko}`,
  en: `${company.name.en}, ${company.address.en}`,
};

export interface Sheet {
  readonly document: DownloadFacts;
  readonly body: string;
}

/** A page with the laboratory's header, a sample watermark, and a note that explains the watermark. */
export function sheet({ document, body }: Sheet): string {
  const { title, issuer, number, issuedOn } = document;
  return `<!doctype html><html lang="ko"><head><meta charset="utf-8"><title>${title.ko} · ${title.en}</title>
    <style>${FONTS.join('\n')}${STYLE}</style></head><body>
    <div class="sample" aria-hidden="true">견본 SAMPLE</div>
    <header><b>${issuer.ko} <span lang="en">${issuer.en}</span></b><div>${number}<br>${issuedOn}</div></header>
    <main><h1>${title.ko}</h1><p lang="en">${title.en}</p>${body}</main>
    <footer>${DISCLAIMER.ko}<br><span lang="en">${DISCLAIMER.en}</span></footer></body></html>`;
}
