import type { ShopSettings } from '@eunbit/schema/shop-settings';
import { renderToStaticMarkup } from 'react-dom/server';
import { ContentBlock } from './email-blocks.tsx';
import type { EmailContent } from './email-content.ts';
import { type EmailFrame, getFrame } from './email-frame.ts';
import { DARK_CSS, STYLE } from './email-style.ts';
import { Body, Img, Link, Preview, Section, Text } from './email-tags.tsx';

const DOCTYPE =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">';

/** Characters of the preheader that email clients show; screen readers would also read out the rest. */
const PREHEADER_LENGTH = 140;

interface EmailDocumentProps {
  readonly content: EmailContent;
  readonly settings: ShopSettings;
  /** Address of the logo. */
  readonly markUrl: string;
}

function BrandRow({ name, markUrl }: { name: string; markUrl: string }) {
  return (
    <Section className="padded" style={STYLE.brand}>
      <table role="presentation" cellPadding={0} cellSpacing={0}>
        <tbody>
          <tr>
            <td width={48}>
              <Img src={markUrl} width={36} height={36} style={STYLE.picture} />
            </td>
            <td>
              <Text className="ink" style={STYLE.brandName}>
                {name}
              </Text>
            </td>
          </tr>
        </tbody>
      </table>
    </Section>
  );
}

function Footer({ content, frame }: { content: EmailContent; frame: EmailFrame }) {
  const { company, contact, unsubscribe } = frame;
  return (
    <Section className="padded" style={STYLE.footer}>
      <Text className="soft" style={STYLE.footerText}>
        {content.reason}
        {content.unsubscribe ? (
          <>
            {' '}
            <Link href={content.unsubscribe.pageUrl} className="accent" style={STYLE.link}>
              {unsubscribe}
            </Link>
          </>
        ) : null}
      </Text>
      {[contact, ...company].map((line) => (
        <Text key={line} className="soft" style={STYLE.footerText}>
          {line}
        </Text>
      ))}
    </Section>
  );
}

function EmailDocument({ content, settings, markUrl }: EmailDocumentProps) {
  const frame = getFrame(content, settings);
  const { language, subject, preheader, title, blocks } = content;
  return (
    <html lang={language} dir="ltr">
      <head>
        <meta content="text/html; charset=UTF-8" httpEquiv="Content-Type" />
        <meta name="x-apple-disable-message-reformatting" />
        <title>{subject}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{DARK_CSS}</style>
      </head>
      <Body className="page" style={STYLE.page}>
        <Preview text={preheader.slice(0, PREHEADER_LENGTH)} />
        <Section style={STYLE.outer}>
          <Section className="card" style={STYLE.card}>
            <BrandRow name={frame.brand} markUrl={markUrl} />
            <Section className="padded" style={STYLE.padded}>
              <h1 className="ink" style={STYLE.title}>
                {title}
              </h1>
              {blocks.map((block, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, never reordered.
                <ContentBlock key={index} block={block} />
              ))}
            </Section>
          </Section>
          <Footer content={content} frame={frame} />
        </Section>
      </Body>
    </html>
  );
}

/** React preloads images by link elements, which are useless in an email. User text cannot match: it is escaped. */
const PRELOADS = /<link rel="preload"[^>]*>/g;

/** Renders the HTML part. */
export function renderHtml(props: EmailDocumentProps): string {
  return `${DOCTYPE}${renderToStaticMarkup(<EmailDocument {...props} />).replace(PRELOADS, '')}`;
}
