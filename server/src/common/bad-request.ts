import { GraphQLError } from 'graphql';

/** A client error that GraphQL itself does not detect; the message is returned to the caller. */
export function badRequest(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'BAD_REQUEST', http: { status: 400 } } });
}
