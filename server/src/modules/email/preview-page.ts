import { Language, Market } from '@eunbit/schema/market';
import type { EmailRegistry } from './email-registry.ts';

const CHOICES = Object.values(Market).flatMap((market) =>
  Object.values(Language).map((language) => ({ market, language })),
);

/** Index of all sample emails, one row per kind: links to HTML and text in both stores and languages. */
export function previewIndex(registry: EmailRegistry): string {
  const heads = CHOICES.map(({ market, language }) => `<th scope="col">${market} ${language}</th>`).join('');
  const rows = registry.listSamples('KR', 'ko').map(({ name }) => {
    const cells = CHOICES.map(({ market, language }) => {
      if (!registry.listSamples(market, language).some((email) => email.name === name)) return '<td>none</td>';
      const address = `/dev/emails/${name}?market=${market}&amp;language=${language}`;
      return `<td><a href="${address}">HTML</a> · <a href="${address}&amp;part=text">text</a></td>`;
    });
    return `<tr><th scope="row">${name}</th>${cells.join('')}</tr>`;
  });
  return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Emails</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>body{font-family:sans-serif;margin:2rem}th,td{padding:.4rem .8rem;text-align:left;border-bottom:1px solid #e4e4e9}</style>
</head><body><h1>Emails</h1><p>Written from samples; nothing is sent.</p>
<table><thead><tr><th scope="col">Email</th>${heads}</tr></thead><tbody>${rows.join('')}</tbody></table></body></html>`;
}
