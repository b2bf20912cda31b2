import { parseArgs } from 'node:util';

type Options = Readonly<Record<string, number | string>>;

/** Reads the options of a benchmark by these names, with these defaults; numbers must be at least 1. */
export function readOptions<T extends Options>(
  defaults: T,
): { readonly [Name in keyof T]: T[Name] extends number ? number : string } {
  const names = Object.keys(defaults);
  const options = Object.fromEntries(
    names.map((name) => [name, { type: 'string', default: String(defaults[name]) }] as const),
  );
  const { values } = parseArgs({ allowPositionals: true, options });
  const read = (name: string) => {
    if (typeof defaults[name] === 'string') return values[name];
    const value = Number(values[name]);
    if (!(value >= 1)) throw new Error(`--${name}: a number from 1`);
    return value;
  };
  return Object.fromEntries(names.map((name) => [name, read(name)])) as never;
}
