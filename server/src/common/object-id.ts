/** Whether a text can be a document id; anything else is treated like an unknown id. */
export function isObjectId(text: string): boolean {
  return /^[0-9a-f]{24}$/.test(text);
}
