import { type Document, isDocument } from '../bson/values.ts';

/** The application name in the client metadata of a handshake. */
export function applicationIn({ client }: Document): string | undefined {
  const name = isDocument(client) && isDocument(client.application) ? client.application.name : undefined;
  return typeof name === 'string' ? name : undefined;
}
