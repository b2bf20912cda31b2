/** The parsed text, or undefined if it is not JSON. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The fields of a JSON object; empty if the text is not an object. */
export function readFields(text: string): Readonly<Record<string, unknown>> {
  const input = readJson(text);
  return typeof input === 'object' && input !== null ? (input as Record<string, unknown>) : {};
}
