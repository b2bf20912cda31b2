import type { CSSProperties, ReactNode } from 'react';

/** The tags of an email, written so that Outlook, which lays out by Word, shows them as browsers do. */
interface Tag {
  readonly className?: string;
  readonly style: CSSProperties;
  readonly children?: ReactNode;
}

const TABLE = { width: '100%', border: 0, cellPadding: 0, cellSpacing: 0, role: 'presentation' } as const;

/** The sides of `margin` or `padding`, which some clients take one by one only. */
function toSides(shorthand: string | number | undefined) {
  const [top = '0', right = top, bottom = top, left = right] = String(shorthand ?? 0).split(' ');
  return [top, right, bottom, left].map((side) => (side === '0' ? 0 : side));
}

/** A block as a table of one cell. The room inside is the cell's: Outlook ignores that of a table. */
export function Section({ className, style: { padding, ...style }, children }: Tag) {
  return (
    <table align="center" {...TABLE} className={className} style={style}>
      <tbody>
        <tr>
          <td style={padding === undefined ? undefined : { padding }}>{children}</td>
        </tr>
      </tbody>
    </table>
  );
}

/** The page. Yahoo and AOL drop the style of `body`, so that a cell repeats it. */
export function Body({ className, style, children }: Tag) {
  const { margin, backgroundColor } = style;
  return (
    <body className={className} style={{ backgroundColor, margin }}>
      <table {...TABLE} align="center">
        <tbody>
          <tr>
            <td style={style}>{children}</td>
          </tr>
        </tbody>
      </table>
    </body>
  );
}

export function Text({ className, style, children }: Tag) {
  const [marginTop, marginRight, marginBottom, marginLeft] = toSides(style.margin);
  return (
    <p className={className} style={{ ...style, marginTop, marginRight, marginBottom, marginLeft }}>
      {children}
    </p>
  );
}

export function Link({ href, className, style, children }: Tag & { readonly href: string }) {
  return (
    <a href={href} className={className} style={style} target="_blank" rel="noopener">
      {children}
    </a>
  );
}

interface Picture {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  readonly style: CSSProperties;
}

/** A decorative picture: the text beside it has the same content. */
export function Img({ src, width, height, style }: Picture) {
  const plain = { display: 'block', outline: 'none', border: 'none', textDecoration: 'none' };
  return <img alt="" src={src} width={width} height={height} style={{ ...plain, ...style }} />;
}

const FITTING = { maxWidth: '100%', display: 'inline-block', msoPaddingAlt: '0px' };
const points = (pixels: number) => pixels * 0.75;
/**
 * Number of hair spaces that pad a button in Outlook, which ignores the padding of links and stretches these characters instead.
 */
const HAIR_SPACES = 3;

/** HTML that only Outlook reads. */
const outlookOnly = (html: string) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React cannot write comments; no text of anybody is in it.
  <span dangerouslySetInnerHTML={{ __html: `<!--[if mso]>${html}<![endif]-->` }} />
);

interface ButtonProps extends Tag {
  readonly href: string;
  /** Padding in pixels. */
  readonly room: { readonly x: number; readonly y: number };
}

/** A link styled as a button: padding for browsers; hair spaces and raised text for Outlook. */
export function Button({ href, room, style, children }: ButtonProps) {
  const stretch = `mso-font-width:${(room.x / (HAIR_SPACES * 2)) * 100}%`;
  const raise = points(2 * room.y);
  const [top, right] = [`${room.y}px`, `${room.x}px`];
  const padding = { paddingTop: top, paddingRight: right, paddingBottom: top, paddingLeft: right };
  const spaces = '&#8202;'.repeat(HAIR_SPACES);
  return (
    <a href={href} style={{ ...FITTING, ...style, ...padding } as CSSProperties} target="_blank" rel="noopener">
      {outlookOnly(`<i style="${stretch};mso-text-raise:${raise}px" hidden>${spaces}</i>`)}
      <span style={{ ...FITTING, lineHeight: '120%', msoTextRaise: `${raise / 2}px` } as CSSProperties}>
        {children}
      </span>
      {outlookOnly(`<i style="${stretch}" hidden>${spaces}&#8203;</i>`)}
    </a>
  );
}

/**
 * Length of the preview text that email clients show. Invisible characters pad the preheader to it, so that the first words of
 * the email do not follow.
 */
const SHOWN_LENGTH = 200;
const INVISIBLE = '\u00a0\u200c\u200b\u200d\ufeff';
const HIDDEN = { display: 'none', overflow: 'hidden', lineHeight: '1px', opacity: 0, maxHeight: 0, maxWidth: 0 };

export function Preview({ text }: { readonly text: string }) {
  return (
    <div style={HIDDEN}>
      {text}
      <div>{INVISIBLE.repeat(SHOWN_LENGTH - text.length)}</div>
    </div>
  );
}
