import { oneLine } from './delivery-rules.ts';
import type { LetterContent } from './letters/letter-content.ts';
import type { LetterLinks } from './letters/letter-links.ts';
import { renderText } from './letters/letter-text.ts';

const LONGEST_SUBJECT = 200;

export interface RenderedLetter {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

/** Renders both parts of a letter; the code for HTML is loaded with the first one. */
export async function renderLetter(content: LetterContent, links: LetterLinks): Promise<RenderedLetter> {
  const { renderHtml } = await import('./letters/letter-html.tsx');
  return {
    subject: oneLine(content.subject).slice(0, LONGEST_SUBJECT),
    html: renderHtml({ content, markUrl: links.file('/icon-192.png') }),
    text: renderText(content),
  };
}
