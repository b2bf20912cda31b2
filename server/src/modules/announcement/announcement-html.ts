import { ANNOUNCEMENT_FONTS, ANNOUNCEMENT_SIZES } from '@eunbit/schema/announcement';
import sanitize from 'sanitize-html';

/** Pictures stored in GridFS; the Content-Security-Policy blocks all others. */
const OWN_PICTURE = /^\/media\/[0-9a-f]{32}$/;

/** Elements that are removed together with their content, which is not readable text. */
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

/** The editor's fonts and sizes; browsers quote font names of several words. */
const FONTS = ANNOUNCEMENT_FONTS.map((font) => new RegExp(`^(["']?)${font}\\1$`));
const SIZES = Object.values(ANNOUNCEMENT_SIZES).map((size) => new RegExp(`^${size.replace('.', '\\.')}$`));

/** No ids, no classes, no styles but font and size: an announcement can neither imitate nor cover parts of the page. */
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

/** Sanitises a body: nothing in it can run scripts, load external content or imitate the page. */
export function safeBody(html: string): string {
  return sanitize(html, BODY);
}

/** Sanitises a title: only emphasis remains. */
export function safeTitle(html: string): string {
  return sanitize(html, TITLE).trim();
}

const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** The readable text of HTML. */
export function plainText(html: string): string {
  return sanitize(html, TEXT)
    .replace(/&(?:amp|lt|gt|quot);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
}

/** Whether HTML contains text or a picture. */
export function hasVisibleContent(html: string): boolean {
  return plainText(html) !== '' || safeBody(html).includes('<img');
}
