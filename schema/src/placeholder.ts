/**
 * Places of a text that the shop fills in when it writes an email about an order: `{name}`. `{{` and `}}` are braces that
 * stay; any other text between braces is taken for the name of a place (DESK-8).
 */
const PLACES = /\{\{|\}\}|\{([^{}\n]{1,40})\}/g;

/** What can be filled in, in the order in which it is offered. */
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

/** What an order has for each place; null if it has nothing yet. */
export type PlaceholderValues = Readonly<Record<Placeholder, string | null>>;

const isPlaceholder = (name: string): name is Placeholder => (PLACEHOLDERS as readonly string[]).includes(name);

/** The names between braces, each once, as they were typed. */
function namesIn(text: string): string[] {
  const names = [...text.matchAll(PLACES)].flatMap(([, name]) => (name === undefined ? [] : [name.trim()]));
  return [...new Set(names)];
}

/** Names that stand for nothing. */
export const unknownPlaceholders = (text: string): string[] => namesIn(text).filter((name) => !isPlaceholder(name));

/** Places that would stay empty. */
export function emptyPlaceholders(text: string, values: PlaceholderValues): Placeholder[] {
  return namesIn(text).filter((name): name is Placeholder => isPlaceholder(name) && values[name] === null);
}

/** Fills a text in, once: braces in a value stay what they are. */
export function fillPlaceholders(text: string, values: PlaceholderValues): string {
  return text.replace(PLACES, (place, typed: string | undefined) => {
    if (typed === undefined) return place.charAt(0);
    const name = typed.trim();
    return isPlaceholder(name) ? (values[name] ?? '') : place;
  });
}

/** Names as they are typed, for a message about them. */
export const inBraces = (names: readonly string[]): string => names.map((name) => `{${name}}`).join(', ');
