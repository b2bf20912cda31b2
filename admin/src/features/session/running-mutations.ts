import { type ApolloClient, ApolloLink } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { finalize } from 'rxjs';

/** Of mutations that were sent, until they are answered. */
const running = new Set<Promise<void>>();

const follow = new ApolloLink((operation, forward) => {
  if (operation.operationType !== OperationTypeNode.MUTATION) return forward(operation);
  let end = () => {};
  const answered = new Promise<void>((resolve) => {
    end = resolve;
  });
  running.add(answered);
  return forward(operation).pipe(
    finalize(() => {
      running.delete(answered);
      end();
    }),
  );
});

/** Follows mutations on the network. To be called before the links that may send one again. */
export function followMutations(client: ApolloClient): void {
  client.setLink(ApolloLink.from([follow, client.link]));
}

/** Resolves when no mutation is on its way. */
export async function mutationsAnswered(): Promise<void> {
  while (running.size > 0) await Promise.all(running);
}
