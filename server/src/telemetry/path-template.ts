/** Words, as in the names of providers' endpoints, and versions. Any other segment of a path is an id or a token. */
const LITERAL = /^(?:[a-z]+(?:[-_][a-z]+)*|v\d{1,2}|oauth2\.0)$/;
const MAXIMUM_LITERAL_LENGTH = 30;

/** The path of a request without its ids and parameters: `/v1/payments/{id}/cancel`. */
export function toPathTemplate(path: string): string {
  const [pathname = ''] = path.split(/[?#]/, 1);
  return pathname
    .split('/')
    .map((part) => (part === '' || (part.length <= MAXIMUM_LITERAL_LENGTH && LITERAL.test(part)) ? part : '{id}'))
    .join('/');
}
