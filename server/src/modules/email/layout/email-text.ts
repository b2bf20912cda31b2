import type { ShopSettings } from '@eunbit/schema/shop-settings';
import type { Block, EmailContent, Fact } from './email-content.ts';
import { getFrame } from './email-frame.ts';

const factLine = ({ label, value, url }: Fact) => `${label}: ${value}${url ? `\n  ${url}` : ''}`;

function blockText(block: Block): string {
  switch (block.type) {
    case 'heading':
      return `${block.text}\n${'-'.repeat(Math.min(block.text.length * 2, 40))}`;
    case 'button':
      return `${block.label}:\n${block.url}`;
    case 'facts':
      return block.facts.map(factLine).join('\n');
    case 'lines':
      return block.lines
        .map(({ title, note, amount, url }) => `- ${title}\n  ${note} · ${amount}\n  ${url}`)
        .join('\n');
    case 'amounts':
      return block.rows.map(({ label, value }) => `${label}: ${value}`).join('\n');
    case 'quote':
      return block.text.replace(/^/gm, '> ');
    default:
      return block.text;
  }
}

/** The plain text part; it has the same content as the HTML part, links included. */
export function renderText(content: EmailContent, settings: ShopSettings): string {
  const { company, contact, unsubscribe } = getFrame(content, settings);
  const leave = content.unsubscribe ? [`${unsubscribe}: ${content.unsubscribe.pageUrl}`] : [];
  const parts = [
    content.title,
    ...content.blocks.map(blockText),
    ['--', content.reason, ...leave].join('\n'),
    [contact, ...company].join('\n'),
  ];
  return `${parts.join('\n\n')}\n`;
}
