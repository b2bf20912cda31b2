import { type ApolloClient, ApolloLink } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { BehaviorSubject, defer, filter, finalize, firstValueFrom } from 'rxjs';

/** How many mutations were sent and are not answered yet. */
const running = new BehaviorSubject(0);

const follow = new ApolloLink((operation, forward) => {
  if (operation.operationType !== OperationTypeNode.MUTATION) return forward(operation);
  return defer(() => {
    running.next(running.value + 1);
    return forward(operation).pipe(finalize(() => running.next(running.value - 1)));
  });
});

/** Follows mutations on the network. To be called before the links that may send one again. */
export function followMutations(client: ApolloClient): void {
  client.setLink(ApolloLink.from([follow, client.link]));
}

/** Resolves when no mutation is on its way. */
export async function mutationsAnswered(): Promise<void> {
  await firstValueFrom(running.pipe(filter((count) => count === 0)));
}
