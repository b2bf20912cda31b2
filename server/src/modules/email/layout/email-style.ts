/**
 * Email clients support little CSS: styles are inline, without the shorthands that Outlook ignores. The classes are for
 * clients with a dark mode; the others ignore them.
 */
const COLOUR = {
  page: '#f8f5fe',
  card: '#ffffff',
  ink: '#2f3136',
  soft: '#575963',
  line: '#e4e4e9',
  accent: '#6d55ae',
  onAccent: '#ffffff',
  tint: '#f8f8fa',
} as const;

const FONT =
  "-apple-system, BlinkMacSystemFont, 'Segoe UI', 'Apple SD Gothic Neo', 'Noto Sans KR', 'Malgun Gothic', Roboto, Arial, sans-serif";

export const DARK_CSS = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .page, .page > table > tbody > tr > td { background-color: #17181c !important; }
  .card { background-color: #1f2024 !important; }
  .ink { color: #f1f1f4 !important; }
  .soft { color: #d0d1d8 !important; }
  .accent { color: #cdbdf2 !important; }
  .tint { background-color: #2f3136 !important; }
  .line { border-color: #43454d !important; }
}
@media (max-width: 480px) {
  .padded > tbody > tr > td { padding-left: 20px !important; padding-right: 20px !important; }
}`;

/** Padding of a button in pixels. */
export const BUTTON_ROOM = { x: 28, y: 12 };

export const STYLE = {
  page: { margin: 0, backgroundColor: COLOUR.page, fontFamily: FONT, wordBreak: 'keep-all' },
  outer: { maxWidth: '600px', margin: '0 auto', padding: '24px 12px' },
  card: { backgroundColor: COLOUR.card, borderRadius: '16px' },
  padded: { padding: '8px 36px 36px' },
  brand: { padding: '28px 36px 0' },
  brandName: { color: COLOUR.ink, fontSize: '18px', fontWeight: 700, lineHeight: '36px', margin: 0 },
  title: { color: COLOUR.ink, fontSize: '24px', fontWeight: 700, lineHeight: '32px', margin: '24px 0 12px' },
  heading: { color: COLOUR.ink, fontSize: '16px', fontWeight: 700, lineHeight: '24px', margin: '32px 0 8px' },
  text: {
    color: COLOUR.ink,
    fontSize: '16px',
    lineHeight: '26px',
    margin: '0 0 16px',
    overflowWrap: 'anywhere',
  },
  written: {
    color: COLOUR.ink,
    fontSize: '16px',
    lineHeight: '26px',
    margin: '0 0 16px',
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-wrap',
  },
  note: { color: COLOUR.soft, fontSize: '14px', lineHeight: '22px', margin: '12px 0 0', overflowWrap: 'anywhere' },
  button: {
    backgroundColor: COLOUR.accent,
    borderRadius: '10px',
    color: COLOUR.onAccent,
    display: 'inline-block',
    fontSize: '16px',
    fontWeight: 700,
    lineHeight: '24px',
    textDecoration: 'none',
  },
  buttonRow: { padding: '16px 0 12px' },
  facts: {
    backgroundColor: COLOUR.tint,
    borderRadius: '12px',
    borderCollapse: 'separate',
    margin: '16px 0',
    padding: '6px 0',
    width: '100%',
  },
  factLabel: {
    color: COLOUR.soft,
    fontSize: '14px',
    fontWeight: 400,
    lineHeight: '22px',
    padding: '5px 12px 5px 16px',
    textAlign: 'left',
    verticalAlign: 'top',
    whiteSpace: 'nowrap',
    width: '30%',
  },
  factValue: {
    color: COLOUR.ink,
    fontSize: '14px',
    fontWeight: 600,
    lineHeight: '22px',
    overflowWrap: 'anywhere',
    padding: '5px 16px 5px 0',
    verticalAlign: 'top',
    whiteSpace: 'pre-line',
  },
  link: { color: COLOUR.accent, textDecoration: 'underline' },
  lines: { width: '100%', borderCollapse: 'collapse' },
  lineCell: { borderBottom: `1px solid ${COLOUR.line}`, padding: '12px 0', verticalAlign: 'top' },
  picture: { borderRadius: '10px', display: 'block' },
  lineTitle: { color: COLOUR.ink, fontSize: '15px', fontWeight: 600, lineHeight: '22px', textDecoration: 'none' },
  lineNote: { color: COLOUR.soft, fontSize: '14px', lineHeight: '22px', margin: 0 },
  amount: { color: COLOUR.ink, fontSize: '15px', lineHeight: '22px', textAlign: 'right', whiteSpace: 'nowrap' },
  amounts: { width: '100%', margin: '12px 0 8px' },
  amountLabel: { color: COLOUR.soft, fontSize: '14px', fontWeight: 400, lineHeight: '24px', textAlign: 'left' },
  totalLabel: { color: COLOUR.ink, fontSize: '16px', fontWeight: 700, lineHeight: '30px', textAlign: 'left' },
  totalValue: { color: COLOUR.ink, fontSize: '16px', fontWeight: 700, lineHeight: '30px', textAlign: 'right' },
  quote: {
    borderLeft: `3px solid ${COLOUR.line}`,
    color: COLOUR.ink,
    fontSize: '15px',
    lineHeight: '24px',
    margin: '8px 0 16px',
    overflowWrap: 'anywhere',
    padding: '2px 0 2px 16px',
    whiteSpace: 'pre-wrap',
  },
  footer: { padding: '20px 36px' },
  footerText: { color: COLOUR.soft, fontSize: '12px', lineHeight: '19px', margin: '0 0 6px' },
} as const satisfies Readonly<Record<string, React.CSSProperties>>;
