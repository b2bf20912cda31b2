import { type ApolloClient, ApolloLink } from '@apollo/client';
import { isMutationOperation } from '@apollo/client/utilities';
import { ANSWER_WITHIN_MS } from '@eunbit/ui/answer-limit';
import { isTimeout } from '@eunbit/ui/arrive-in-time';
import type { createBrowserRouter } from 'react-router';
import { Observable } from 'rxjs';
import { beginWait, sayNoAnswer } from './waits.ts';

type Router = ReturnType<typeof createBrowserRouter>;

/**
 * Says of whatever a press has set off that it takes long, and in the end that no answer came: changes, the next page, and
 * what the next page reads. What a page reads by itself later has its place there, with the button to try again.
 */
export function followWaits(router: Router, client: ApolloClient): void {
  followNavigations(router);
  const isNavigating = () => router.state.navigation.state !== 'idle';
  client.setLink(ApolloLink.from([followOperations(isNavigating), client.link]));
}

function followOperations(isNavigating: () => boolean): ApolloLink {
  return new ApolloLink((operation, forward) => {
    const { isInBackground } = operation.getContext();
    const isAwaited = isMutationOperation(operation.query) ? !isInBackground : isNavigating();
    if (!isAwaited) return forward(operation);
    // Written out, since every page would load the operators of the library.
    return new Observable((observer) => {
      const end = beginWait();
      observer.add(end);
      return forward(operation).subscribe({
        next: (result) => observer.next(result),
        error(error) {
          if (isTimeout(error)) sayNoAnswer(end);
          observer.error(error);
        },
        complete: () => observer.complete(),
      });
    });
  });
}

/** A page that does not come in time is given up: the one that is shown stays, with all that was typed. */
function followNavigations(router: Router): void {
  let end: (() => void) | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wanted = '';

  function giveUp(): void {
    const { location: shown } = router.state;
    const missed = wanted;
    sayNoAnswer(
      () => end?.(),
      () => location.assign(missed),
    );
    void router.navigate(shown, { replace: true, state: shown.state, preventScrollReset: true });
  }

  router.subscribe(({ navigation }) => {
    if (navigation.state === 'idle') {
      clearTimeout(timer);
      end?.();
      end = null;
      return;
    }
    // Another press means another page, which has its own time.
    const address = router.createHref(navigation.location);
    if (end && address === wanted) return;
    clearTimeout(timer);
    wanted = address;
    end ??= beginWait();
    timer = setTimeout(giveUp, ANSWER_WITHIN_MS);
  });
}
