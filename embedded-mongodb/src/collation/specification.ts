import { type Document, getKeys, isDocument, isNumeric, toNumber, typeName, type Value } from '../bson/values.ts';
import { badValue, failedToParse, MongoError, typeMismatch } from '../errors.ts';

/** A collation with all its options, in the form that listIndexes and listCollections show. */
export interface CollationOptions {
  locale: string;
  caseLevel: boolean;
  caseFirst: 'off' | 'upper' | 'lower';
  strength: 1 | 2 | 3 | 4 | 5;
  numericOrdering: boolean;
  alternate: 'non-ignorable' | 'shifted';
  maxVariable: 'punct' | 'space';
  normalization: boolean;
  backwards: boolean;
  version: string;
}

/** The version of the collation tables that MongoDB 8.0 reports. */
const VERSION = '57.1';
const SWITCHES = ['caseLevel', 'numericOrdering', 'normalization', 'backwards'] as const;
const CHOICES = {
  caseFirst: ['off', 'upper', 'lower'],
  alternate: ['non-ignorable', 'shifted'],
  maxVariable: ['punct', 'space'],
} as const;
const KNOWN = new Set<string>(['locale', 'strength', 'version', ...SWITCHES, ...Object.keys(CHOICES)]);

/** Parses a collation document; undefined for the simple collation, which compares bytes. */
export function readCollation(source: Value): CollationOptions | undefined {
  if (!isDocument(source)) throw typeMismatch(`collation has wrong type ${typeName(source)}, expected type object`);
  if (getKeys(source).length === 0) return undefined;
  for (const key of getKeys(source)) {
    if (!KNOWN.has(key)) {
      throw new MongoError('IDLUnknownField', `BSON field 'collation.${key}' is an unknown field.`);
    }
  }
  const { locale } = source;
  if (locale === undefined) throw failedToParse("Missing expected field 'locale'");
  if (typeof locale !== 'string') {
    throw typeMismatch(`Field 'locale' must be of type string in: ${JSON.stringify(source)}`);
  }
  if (locale === 'simple') {
    if (getKeys(source).length === 1) return undefined;
    throw badValue(`If 'locale' is 'simple', no other fields may be set in: ${JSON.stringify(source)}`);
  }
  if (!isKnownLocale(locale)) throw badValue(`Field 'locale' is invalid in: ${JSON.stringify(source)}`);
  return checked({ ...defaults(locale), ...choicesIn(source), ...switchesIn(source), strength: strengthIn(source) });
}

function defaults(locale: string): CollationOptions {
  return {
    locale,
    caseLevel: false,
    caseFirst: 'off',
    strength: 3,
    numericOrdering: false,
    alternate: 'non-ignorable',
    maxVariable: 'punct',
    normalization: false,
    // Canadian French compares accents from the end of a word.
    backwards: locale === 'fr_CA',
    version: VERSION,
  };
}

function choicesIn(source: Document): Partial<CollationOptions> {
  const chosen: Document = {};
  for (const [field, allowed] of Object.entries(CHOICES)) {
    const value = source[field];
    if (value === undefined) continue;
    if (!(allowed as readonly Value[]).includes(value)) {
      throw badValue(`Enumeration value '${String(value)}' for field 'collation.${field}' is not a valid value.`);
    }
    chosen[field] = value;
  }
  return chosen;
}

function switchesIn(source: Document): Partial<CollationOptions> {
  const chosen: Document = {};
  for (const field of SWITCHES) {
    const value = source[field];
    if (value === undefined) continue;
    if (typeof value !== 'boolean') {
      throw typeMismatch(
        `BSON field 'collation.${field}' is the wrong type '${typeName(value)}', expected type 'bool'`,
      );
    }
    chosen[field] = value;
  }
  return chosen;
}

function strengthIn({ strength }: Document): CollationOptions['strength'] {
  if (strength === undefined) return 3;
  if (!isNumeric(strength)) {
    throw typeMismatch(
      `BSON field 'collation.strength' is the wrong type '${typeName(strength)}', expected type 'int'`,
    );
  }
  const number = toNumber(strength);
  if (number === 1 || number === 2 || number === 3 || number === 4 || number === 5) return number;
  throw badValue(`Enumeration value '${number}' for field 'collation.strength' is not a valid value.`);
}

/** Refuses unsupported collations instead of sorting differently without an error. */
function checked(options: CollationOptions): CollationOptions {
  if (options.backwards && options.locale !== 'fr_CA') {
    throw new MongoError('CommandNotSupported', "this server does not support the collation option 'backwards'");
  }
  if (options.alternate === 'shifted' && options.maxVariable === 'space') {
    throw new MongoError('CommandNotSupported', "this server does not support a collation's maxVariable 'space'");
  }
  return options;
}

/** The language tag for a locale as ICU writes it, such as `de_AT@collation=phonebook`. */
export function languageTag(locale: string): string {
  const [name, keyword] = locale.split('@collation=') as [string, string | undefined];
  const tag = name.replaceAll('_', '-');
  const variants: Record<string, string> = { phonebook: 'phonebk', traditional: 'trad', dictionary: 'dict' };
  return keyword === undefined ? tag : `${tag}-u-co-${variants[keyword] ?? keyword}`;
}

function isKnownLocale(locale: string): boolean {
  try {
    const tag = languageTag(locale);
    return tag === 'root' || Intl.Collator.supportedLocalesOf(tag).length > 0;
  } catch {
    return false;
  }
}
