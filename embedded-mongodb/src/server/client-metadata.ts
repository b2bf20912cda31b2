import { type Document, isDocument } from '../bson/values.ts';

/** The name of the application that a handshake tells. */
export function applicationIn({ client }: Document): string | undefined {
  const name = isDocument(client) && isDocument(client.application) ? client.application.name : undefined;
  return typeof name === 'string' ? name : undefined;
}
