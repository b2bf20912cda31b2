/**
 * 22 characters of base64url, 128 bits like a UUID: the format of the API for the id of an event, a visit or a browser.
 */
export function createRandomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .slice(0, 22);
}
