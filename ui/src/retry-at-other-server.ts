import { ApolloLink } from '@apollo/client/link';
import { ERROR_REASON } from '@eunbit/schema/wire';
import { Observable, Subscription } from 'rxjs';

const RETRIES = 5;
const FIRST_PAUSE_MS = 400;
const LONGEST_PAUSE_MS = 2_000;

/** Whether a server of another version rejected the operation without executing anything. */
const isNotInSchema = ({ errors = [] }: ApolloLink.Result) =>
  errors.some(({ extensions }) => extensions?.reason === ERROR_REASON.notInSchema);

/**
 * While the shop is updated, a server of the previous version may not support an operation of a new page. The operation is
 * retried a few times, mutations as well, since the load balancer may choose a server of the new version next.
 */
export function retryAtOtherServer(): ApolloLink {
  return new ApolloLink(
    (operation, forward) =>
      // Written out, since every page would load the operators of the library.
      new Observable((observer) => {
        const running = new Subscription();
        let timer: ReturnType<typeof setTimeout> | undefined;
        running.add(() => clearTimeout(timer));

        function send(retries: number): void {
          let isRefused = false;
          const asked = forward(operation).subscribe({
            next(result) {
              isRefused = retries < RETRIES && isNotInSchema(result);
              if (!isRefused) return observer.next(result);
              const longest = Math.min(FIRST_PAUSE_MS * 2 ** retries, LONGEST_PAUSE_MS);
              timer = setTimeout(() => send(retries + 1), longest * Math.random());
            },
            error: (reason) => observer.error(reason),
            complete: () => isRefused || observer.complete(),
          });
          running.add(asked);
        }

        send(0);
        return running;
      }),
  );
}
