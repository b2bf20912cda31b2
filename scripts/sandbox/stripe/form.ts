/** A form-encoded body with nested brackets, as Stripe's clients send it; lists have the keys 0, 1, 2 … */
export interface Form {
  [name: string]: FormValue;
}
type FormValue = string | Form;

const DEEPEST_NESTING = 8;

/** Objects without prototype, so that a name such as `__proto__` is only a name. */
function emptyForm(): Form {
  return Object.create(null) as Form;
}

function parsePath(name: string): string[] {
  const bracket = name.indexOf('[');
  if (bracket <= 0) return [name];
  const inner = name.slice(bracket).matchAll(/\[([^\]]*)\]/g);
  return [name.slice(0, bracket), ...Array.from(inner, (match) => match[1] ?? '')].slice(0, DEEPEST_NESTING);
}

function place(form: Form, path: string[], value: string): void {
  let current = form;
  for (const [index, part] of path.entries()) {
    const key = part === '' ? String(Object.keys(current).length) : part;
    if (index === path.length - 1) {
      current[key] = value;
      return;
    }
    const next = current[key];
    if (typeof next === 'object') {
      current = next;
    } else {
      const created = emptyForm();
      current[key] = created;
      current = created;
    }
  }
}

export function parseForm(encoded: string): Form {
  const form = emptyForm();
  if (encoded === '') return form;
  for (const [name, value] of new URLSearchParams(encoded)) place(form, parsePath(name), value);
  return form;
}

/** The texts of a list, whichever way its keys were written. */
export function toTexts(value: FormValue | undefined): string[] {
  if (value === undefined) return [];
  if (typeof value === 'string') return [value];
  return Object.values(value).filter((item): item is string => typeof item === 'string');
}

export function toForm(value: FormValue | undefined): Form {
  return typeof value === 'object' ? value : emptyForm();
}

export function toText(value: FormValue | undefined): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

/** Like `toText`, with the empty text taken as "unset", as Stripe does. */
export function nullableText(value: FormValue | undefined): string | null {
  return toText(value) || null;
}
