import { invalidRequest, missingParameter } from './failures.ts';
import { type Form, toForm, toText, toTexts } from './form.ts';

export function refuseUnknown(form: Form, known: readonly string[]): void {
  const unknown = Object.keys(form).find((name) => !known.includes(name));
  if (unknown === undefined) return;
  throw invalidRequest(`Received unknown parameter: ${unknown}`, { code: 'parameter_unknown', param: unknown });
}

export function integerParam(form: Form, name: string): number | undefined {
  const text = toText(form[name]);
  if (text === undefined || text === '') return undefined;
  if (!/^-?\d{1,15}$/.test(text)) {
    throw invalidRequest(`Invalid integer: ${text}`, { code: 'parameter_invalid_integer', param: name });
  }
  return Number(text);
}

export function booleanParam(form: Form, name: string): boolean | undefined {
  const text = toText(form[name]);
  if (text === undefined || text === '') return undefined;
  if (text === 'true') return true;
  if (text === 'false') return false;
  throw invalidRequest(`Invalid boolean: ${text}`, { param: name });
}

export function choiceParam<T extends string>(form: Form, name: string, choices: readonly T[]): T | undefined {
  const text = toText(form[name]);
  if (text === undefined || text === '') return undefined;
  const choice = choices.find((candidate) => candidate === text);
  if (choice) return choice;
  throw invalidRequest(`Invalid ${name}: must be one of ${choices.join(', ')}`, { param: name });
}

const METADATA_KEYS = 50;
const METADATA_KEY_LENGTH = 40;
const METADATA_VALUE_LENGTH = 500;

/** Metadata with the sent keys written over the present ones; an empty value takes its key away. */
export function mergedMetadata(present: Record<string, string>, form: Form): Record<string, string> {
  if (form.metadata === undefined) return present;
  if (form.metadata === '') return {};
  const merged = new Map(Object.entries(present));
  for (const [key, value] of Object.entries(toForm(form.metadata))) {
    const param = `metadata[${key}]`;
    if (typeof value !== 'string') throw invalidRequest('Metadata values must be strings', { param });
    if (key.length > METADATA_KEY_LENGTH) {
      throw invalidRequest(`Metadata keys can have up to ${METADATA_KEY_LENGTH} characters`, { param });
    }
    if (value.length > METADATA_VALUE_LENGTH) {
      throw invalidRequest(`Metadata values can have up to ${METADATA_VALUE_LENGTH} characters`, { param });
    }
    if (value === '') merged.delete(key);
    else merged.set(key, value);
  }
  if (merged.size > METADATA_KEYS) {
    throw invalidRequest(`Metadata can have up to ${METADATA_KEYS} keys`, { param: 'metadata' });
  }
  return Object.fromEntries(merged);
}

const CURRENCIES = ['usd', 'krw', 'eur', 'gbp', 'jpy', 'cad', 'aud'];

export function currencyParam(form: Form): string {
  const currency = toText(form.currency)?.toLowerCase();
  if (!currency) throw missingParameter('currency');
  if (CURRENCIES.includes(currency)) return currency;
  throw invalidRequest(`Invalid currency: ${currency}. This sandbox knows these currencies: ${CURRENCIES.join(', ')}`, {
    param: 'currency',
  });
}

const LARGEST_AMOUNT = 99_999_999;
const SMALLEST_DOLLAR_AMOUNT = 50;

/** An amount in the currency's smallest unit: cents for dollars, whole won. */
export function amountParam(form: Form, currency: string): number | undefined {
  const amount = integerParam(form, 'amount');
  if (amount === undefined) return undefined;
  const param = 'amount';
  if (amount < 1) {
    throw invalidRequest('This value must be greater than or equal to 1.', {
      code: 'parameter_invalid_integer',
      param,
    });
  }
  if (currency === 'usd' && amount < SMALLEST_DOLLAR_AMOUNT) {
    throw invalidRequest('Amount must be at least $0.50 usd', { code: 'amount_too_small', param });
  }
  if (amount > LARGEST_AMOUNT) {
    const largest = formatAmount(LARGEST_AMOUNT, currency);
    throw invalidRequest(`Amount must be no more than ${largest}`, { code: 'amount_too_large', param });
  }
  return amount;
}

const NUMBER_FORMATS = new Map<string, { format: Intl.NumberFormat; unitsOfOne: number }>();

/** Such as `$8.99` and `₩7,120`. */
export function formatAmount(amount: number, currency: string): string {
  let known = NUMBER_FORMATS.get(currency);
  if (!known) {
    const format = new Intl.NumberFormat('en-US', { style: 'currency', currency });
    known = { format, unitsOfOne: 10 ** (format.resolvedOptions().maximumFractionDigits ?? 0) };
    NUMBER_FORMATS.set(currency, known);
  }
  return known.format.format(amount / known.unitsOfOne);
}

export function expandParam(form: Form): string[] {
  return toTexts(form.expand);
}
