import type Stripe from 'stripe';
import { invalidRequest, missingParameter } from './failures.ts';

/** A form-encoded body with nested brackets, in the format of Stripe's clients; lists have the keys 0, 1, 2 … */
export interface Form {
  [name: string]: FormValue;
}
type FormValue = string | Form;

/** Without a prototype, so that a name such as `__proto__` has no special effect. */
const emptyForm = () => Object.create(null) as Form;

function place(form: Form, [part = '', ...rest]: string[], value: string): void {
  const key = part === '' ? String(Object.keys(form).length) : part;
  if (rest.length === 0) {
    form[key] = value;
    return;
  }
  const inner = toForm(form[key]);
  form[key] = inner;
  place(inner, rest, value);
}

export function parseForm(encoded: string | URLSearchParams): Form {
  const form = emptyForm();
  for (const [name, value] of new URLSearchParams(encoded)) place(form, name.replaceAll(']', '').split('['), value);
  return form;
}

/** The values of a list, in either notation of its keys. */
export function toTexts(value: FormValue | undefined): string[] {
  return Object.values(toForm(value)).filter((item) => typeof item === 'string');
}

export function toForm(value: FormValue | undefined): Form {
  return typeof value === 'object' ? value : emptyForm();
}

/** An empty text means "unset", as in Stripe. */
export function toText(value: FormValue | undefined): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

export function toInteger(form: Form, name: string): number | null {
  const text = toText(form[name]);
  if (text === null) return null;
  if (/^\d{1,15}$/.test(text)) return Number(text);
  throw invalidRequest(`Invalid integer: ${text}`, { code: 'parameter_invalid_integer', param: name });
}

export function toRequired<T>(value: T | null, param: string): T {
  if (value === null) throw missingParameter(param);
  return value;
}

/** Merges the sent metadata into the present metadata; an empty value removes its key. */
export function mergeMetadata(present: Record<string, string>, form: Form): Record<string, string> {
  const merged = { ...present, ...toForm(form.metadata) } as Record<string, string>;
  return Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== ''));
}

export function toAddress(value: FormValue | undefined): Stripe.Address {
  const { city, country, line1, line2, postal_code: zip, state } = toForm(value);
  return {
    city: toText(city),
    country: toText(country),
    line1: toText(line1),
    line2: toText(line2),
    postal_code: toText(zip),
    state: toText(state),
  };
}
