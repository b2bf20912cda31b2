import { ANNOUNCEMENT_FONTS, ANNOUNCEMENT_SIZES } from '@eunbit/schema/announcement';
import sanitize from 'sanitize-html';

/** What stands in GridFS; the pages' content security policy lets no other pictures in. */
const OWN_PICTURE = /^\/media\/[0-9a-f]{32}$/;

/** Elements whose content is no text for people: dropped with it. */
const NO_TEXT = [
  'script',
  'style',
  'textarea',
  'option',
  'noscript',
  'template',
  'title',
  'xmp',
  'iframe',
  'noembed',
  'noframes',
  'svg',
  'math',
  'object',
];

const INLINE = ['b', 'strong', 'i', 'em', 'u', 's', 'sub', 'sup', 'mark', 'span'];

/** The editor's fonts, with the quotes that browsers put around names of several words, and its sizes. */
const FONTS = ANNOUNCEMENT_FONTS.map((font) => new RegExp(`^(["']?)${font}\\1$`));
const SIZES = Object.values(ANNOUNCEMENT_SIZES).map((size) => new RegExp(`^${size.replace('.', '\\.')}$`));

/** Neither ids nor classes, nor styles but for font and size of words: an announcement can neither pose as a part of the page nor lie over it. */
const BODY: sanitize.IOptions = {
  allowedTags: [
    ...INLINE,
    ...['p', 'br', 'hr', 'h2', 'h3', 'h4', 'blockquote', 'pre', 'code', 'ul', 'ol', 'li', 'a', 'img'],
    ...['figure', 'figcaption', 'table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  allowedAttributes: {
    a: ['href', 'rel'],
    img: ['src', 'alt', 'width', 'height'],
    th: ['colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    span: ['style'],
  },
  allowedStyles: { span: { 'font-family': FONTS, 'font-size': SIZES } },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: { a: sanitize.simpleTransform('a', { rel: 'noopener noreferrer' }) },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !OWN_PICTURE.test(attribs.src ?? ''),
  nonTextTags: NO_TEXT,
  nestingLimit: 20,
};

const TITLE: sanitize.IOptions = { allowedTags: INLINE, allowedAttributes: {}, nonTextTags: NO_TEXT, nestingLimit: 5 };
const TEXT: sanitize.IOptions = { allowedTags: [], allowedAttributes: {}, nonTextTags: NO_TEXT };

/** The body of an announcement with nothing in it that could run, load or pose as something else. */
export function safeBody(html: string): string {
  return sanitize(html, BODY);
}

/** A title with no more than emphasis in it. */
export function safeTitle(html: string): string {
  return sanitize(html, TITLE).trim();
}

const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** What a person reads of HTML, as plain text. */
export function plainText(html: string): string {
  return sanitize(html, TEXT)
    .replace(/&(?:amp|lt|gt|quot);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
}

/** Whether HTML says or shows anything. */
export function saysSomething(html: string): boolean {
  return plainText(html) !== '' || safeBody(html).includes('<img');
}
