/** What a story needs to go on; fails with the name of what is missing. */
export function present<Value>(value: Value | null | undefined | '', what: string): Value {
  if (value === null || value === undefined || value === '') throw new Error(`missing: ${what}`);
  return value;
}
