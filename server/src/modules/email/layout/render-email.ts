import type { ShopSettings } from '@eunbit/schema/shop-settings';
import { oneLine } from '../delivery-rules.ts';
import type { EmailLinks } from '../email-links.ts';
import type { EmailContent } from './email-content.ts';
import { renderText } from './email-text.ts';

const LONGEST_SUBJECT = 200;

export interface RenderedEmail {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

/** Renders both parts of an email; the HTML renderer is loaded with the first one. */
export async function renderEmail(
  content: EmailContent,
  links: EmailLinks,
  settings: ShopSettings,
): Promise<RenderedEmail> {
  const { renderHtml } = await import('./email-html.tsx');
  return {
    subject: oneLine(content.subject).slice(0, LONGEST_SUBJECT),
    html: renderHtml({ content, settings, markUrl: links.file('/icon-192.png') }),
    text: renderText(content, settings),
  };
}
