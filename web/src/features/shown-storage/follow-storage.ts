import type { ApolloClient } from '@apollo/client';
import type { Language } from '@eunbit/schema/market';
import { STORAGE } from '@eunbit/schema/wire';
import { ViewerDocument } from '../../app/use-viewer.ts';
import { getLocalStorage, getSessionStorage, readText, writeText } from '../../browser/storage.ts';
import { graphql } from '../../gql/index.ts';
import { toCartValues, toLookupValues, toViewerValues, writeValues } from './shown-values.ts';

const ShownVisitorDocument = graphql(`
  query ShownVisitor {
    visitor {
      lookup { status query region ipType businessName city country countryCode continent }
      viewer { id firstName lastName phone role isBlocked }
    }
  }
`);

const ShownCartDocument = graphql(`
  query ShownCart {
    cart {
      lines {
        id
        quantity
        unitPrice { amount currency }
        product { id market slug title group images { url } }
      }
    }
  }
`);

/**
 * Writes the values that the browser's storage must contain (STORE-11), and updates them while the page is open. The look-up of
 * the visitor's address is read once per visit; the account's values on each page of a member.
 */
export function followStorage(client: ApolloClient, language: Language): void {
  const session = getSessionStorage();
  writeText(getLocalStorage(), STORAGE.language, language);
  let asked: string | null = null;

  async function ask(viewerId: string | null): Promise<void> {
    asked = viewerId;
    const { data } = await client.query({ query: ShownVisitorDocument, fetchPolicy: 'network-only' });
    if (!data) return;
    writeValues(session, toLookupValues(data.visitor.lookup));
    writeValues(session, toViewerValues(data.visitor.viewer ?? null));
  }

  client.watchQuery({ query: ViewerDocument, fetchPolicy: 'cache-only' }).subscribe(({ data, dataState }) => {
    if (dataState !== 'complete') return;
    const viewerId = data.visitor.viewer?.id ?? null;
    if (viewerId === null) writeValues(session, toViewerValues(null));
    const isKnown = viewerId === asked && readText(session, STORAGE.lookup) !== null;
    // If no response arrives, nothing is written; the next page retries.
    if (!isKnown) void ask(viewerId).catch(() => undefined);
  });

  client.watchQuery({ query: ShownCartDocument, fetchPolicy: 'cache-only' }).subscribe(({ data, dataState }) => {
    if (dataState === 'complete') writeValues(getLocalStorage(), toCartValues(data.cart.lines));
  });
}
