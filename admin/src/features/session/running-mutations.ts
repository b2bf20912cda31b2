import { type ApolloClient, ApolloLink } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { BehaviorSubject, defer, filter, finalize, firstValueFrom } from 'rxjs';

/** Number of mutations in flight. */
const running = new BehaviorSubject(0);

const follow = new ApolloLink((operation, forward) => {
  if (operation.operationType !== OperationTypeNode.MUTATION) return forward(operation);
  return defer(() => {
    running.next(running.value + 1);
    return forward(operation).pipe(finalize(() => running.next(running.value - 1)));
  });
});

/** Counts mutations on the network. Must come before the links that may send a mutation again. */
export function followMutations(client: ApolloClient): void {
  client.setLink(ApolloLink.from([follow, client.link]));
}

/** Resolves when no mutation is in flight. */
export async function mutationsAnswered(): Promise<void> {
  await firstValueFrom(running.pipe(filter((count) => count === 0)));
}
