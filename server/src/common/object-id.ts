/** Whether a text can be a document id; anything else is answered like an id that does not exist. */
export function isObjectId(text: string): boolean {
  return /^[0-9a-f]{24}$/.test(text);
}
