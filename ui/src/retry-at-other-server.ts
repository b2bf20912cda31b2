import { ApolloLink } from '@apollo/client/link';
import { ERROR_REASON } from '@eunbit/schema/wire';
import { catchError, defer, map, of, retry, throwError, timer } from 'rxjs';

const RETRIES = 5;
const FIRST_PAUSE_MS = 200;
const LONGEST_PAUSE_MS = 2_000;

/** A server of another version has refused the operation, having executed nothing. */
class RefusedByOtherVersion extends Error {
  override readonly name = 'RefusedByOtherVersion';
  readonly result: ApolloLink.Result;

  constructor(result: ApolloLink.Result) {
    super('the server is of another version');
    this.result = result;
  }
}

const isNotInSchema = ({ errors = [] }: ApolloLink.Result) =>
  errors.some(({ extensions }) => extensions?.reason === ERROR_REASON.notInSchema);

/**
 * While the shop is updated, a server of the version before may lack what a page of the new one asks for. The same is asked
 * again a few times, mutations as well, since the load balancer may pick a server of the new version next.
 */
export function retryAtOtherServer(): ApolloLink {
  return new ApolloLink((operation, forward) =>
    defer(() => forward(operation)).pipe(
      map((result) => {
        if (isNotInSchema(result)) throw new RefusedByOtherVersion(result);
        return result;
      }),
      retry({
        count: RETRIES,
        delay: (error, attempt) =>
          error instanceof RefusedByOtherVersion
            ? timer(Math.min(FIRST_PAUSE_MS * 2 ** attempt, LONGEST_PAUSE_MS) * Math.random())
            : throwError(() => error),
      }),
      catchError((error) => (error instanceof RefusedByOtherVersion ? of(error.result) : throwError(() => error))),
    ),
  );
}
