/**
 * Placeholders `{name}` of a text, which the shop fills in when it sends an email about an order. `{{` and `}}` are literal
 * braces; any other text between braces is taken for the name of a placeholder (COLLABORATION-8).
 */
const PLACES = /\{\{|\}\}|\{([^{}\n]{1,40})\}/g;

/** The known placeholders, in the order in which they are offered. */
export const PLACEHOLDERS = [
  'name',
  'orderNumber',
  'orderDate',
  'items',
  'total',
  'amountDue',
  'payBy',
  'address',
  'carrier',
  'trackingNumber',
] as const;
export type Placeholder = (typeof PLACEHOLDERS)[number];

/** An order's value for each placeholder; null if it has none yet. */
export type PlaceholderValues = Readonly<Record<Placeholder, string | null>>;

const isPlaceholder = (name: string): name is Placeholder => (PLACEHOLDERS as readonly string[]).includes(name);

/** The names between braces, as they were typed, without duplicates. */
function namesIn(text: string): string[] {
  const names = [...text.matchAll(PLACES)].flatMap(([, name]) => (name === undefined ? [] : [name.trim()]));
  return [...new Set(names)];
}

/** Names that are no known placeholder. */
export const unknownPlaceholders = (text: string): string[] => namesIn(text).filter((name) => !isPlaceholder(name));

/** Placeholders without a value. */
export function emptyPlaceholders(text: string, values: PlaceholderValues): Placeholder[] {
  return namesIn(text).filter((name): name is Placeholder => isPlaceholder(name) && values[name] === null);
}

/** Fills in the placeholders of a text once: braces in a value are kept. */
export function fillPlaceholders(text: string, values: PlaceholderValues): string {
  return text.replace(PLACES, (place, typed: string | undefined) => {
    if (typed === undefined) return place.charAt(0);
    const name = typed.trim();
    return isPlaceholder(name) ? (values[name] ?? '') : place;
  });
}

/** Names as they are typed, for a message about them. */
export const inBraces = (names: readonly string[]): string => names.map((name) => `{${name}}`).join(', ');
