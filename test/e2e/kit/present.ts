/** Returns a value that a story needs; throws with the name of the value if it is missing. */
export function present<Value>(value: Value | null | undefined | '', what: string): Value {
  if (value === null || value === undefined || value === '') throw new Error(`missing: ${what}`);
  return value;
}
