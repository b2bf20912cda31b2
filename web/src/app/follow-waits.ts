import { type ApolloClient, ApolloLink } from '@apollo/client';
import { isMutationOperation } from '@apollo/client/utilities';
import { ANSWER_WITHIN_MS } from '@eunbit/ui/answer-limit';
import { isTimeout } from '@eunbit/ui/arrive-in-time';
import type { createBrowserRouter } from 'react-router';
import { Observable } from 'rxjs';
import { beginWait, showNoAnswer } from './waits.ts';

type Router = ReturnType<typeof createBrowserRouter>;

/**
 * Shows a toast if something that a user action started takes long, and another one if no response arrives: mutations, the next
 * page, and the queries of the next page. Queries that a page sends later show their state in place, with a button to retry.
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
          if (isTimeout(error)) showNoAnswer(end);
          observer.error(error);
        },
        complete: () => observer.complete(),
      });
    });
  });
}

/** Cancels a navigation whose page does not arrive in time: the current page stays, with everything that was typed. */
function followNavigations(router: Router): void {
  let end: (() => void) | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wanted = '';

  function giveUp(): void {
    const { location: shown } = router.state;
    const missed = wanted;
    showNoAnswer(
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
    // Another press starts another navigation, which has its own time.
    const address = router.createHref(navigation.location);
    if (end && address === wanted) return;
    clearTimeout(timer);
    wanted = address;
    end ??= beginWait();
    timer = setTimeout(giveUp, ANSWER_WITHIN_MS);
  });
}
