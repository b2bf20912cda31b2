import type { ApolloClient } from '@apollo/client';
import type { Market } from '@eunbit/schema/market';
import { VisitEventKind } from '@eunbit/schema/visit';
import { HEADER } from '@eunbit/schema/wire';
import { print } from 'graphql';
import type { createBrowserRouter } from 'react-router';
import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { getLocalStorage } from '../../browser/storage.ts';
import type { ReportVisitInput, VisitEventInput } from '../../gql/graphql.ts';
import { graphql } from '../../gql/index.ts';
import { createCurrentVisit } from './current-visit.ts';
import { findProductByPath } from './find-product-by-path.ts';
import { createRandomId } from './random-id.ts';
import { toReportedPath } from './reported-path.ts';
import { isUntracked, readChoice } from './visit-choice.ts';
import { consumeVisitEvents, recordVisit } from './visit-events.ts';
import { createVisitOutbox } from './visit-outbox.ts';

const ReportVisitDocument = graphql(`
  mutation ReportVisit($input: ReportVisitInput!) {
    reportVisit(input: $input) { __typename }
  }
`);

type Router = ReturnType<typeof createBrowserRouter>;

const ANSWER_WITHIN_MS = 10_000;
const JSON_TYPE = 'application/json';

const serialise = (input: ReportVisitInput) =>
  JSON.stringify({ query: print(ReportVisitDocument), variables: { input } });

/**
 * Sent without the Apollo client: a report belongs to no screen, must not delay its queries, and is best sent by the
 * browser itself when the page is left.
 */
async function postReport(report: ReportVisitInput, market: Market): Promise<boolean> {
  try {
    const answer = await fetch('/graphql', {
      method: 'POST',
      // The store of the visit; another one may have been chosen since.
      headers: { 'content-type': JSON_TYPE, [HEADER.market]: market },
      body: serialise(report),
      keepalive: true,
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    });
    // A report that the server rejects is not sent again.
    return answer.status < 500;
  } catch {
    return false;
  }
}

const sendBeacon = (report: ReportVisitInput) =>
  void navigator.sendBeacon('/graphql', new Blob([serialise(report)], { type: JSON_TYPE }));

/** Reports events on the shop's pages from now on, and those that were recorded before. */
export function followVisit(router: Router, client: ApolloClient, settings: { readonly market: Market }): void {
  if (isUntracked(navigator)) {
    consumeVisitEvents(() => {});
    return;
  }
  const storage = getLocalStorage();
  const currentVisit = createCurrentVisit(storage, readArrival());
  const outbox = createVisitOutbox({ postReport, sendBeacon, visitorId: () => readChoice(storage).visitorId });

  function report(event: Omit<VisitEventInput, 'id' | 'at' | 'path'>, at: Date, pathname = location.pathname): void {
    const path = toReportedPath(pathname);
    if (path)
      outbox.add(currentVisit(at, settings.market), { ...event, id: createRandomId(), at: at.toISOString(), path });
    leaveIfHidden();
  }

  /** In a microtask, since several measurements become final when the page is left. */
  const leaveIfHidden = () => queueMicrotask(() => document.visibilityState === 'hidden' && outbox.leave());

  consumeVisitEvents(report);
  followPages(router);
  followProductClicks(client);
  followVitals((vital, value) =>
    report({ kind: VisitEventKind.WEB_VITAL, vital, value }, new Date(), readOpenedPath()),
  );

  document.addEventListener('visibilitychange', leaveIfHidden);
  addEventListener('pagehide', () => outbox.leave());
}

/** The address that the browser opened; it may have changed since. */
function readOpenedAddress(): URL {
  const [opened] = performance.getEntriesByType('navigation');
  return new URL(opened?.name ?? location.href, location.href);
}

const readOpenedPath = () => readOpenedAddress().pathname;
const readArrival = () => ({ referrer: document.referrer, query: readOpenedAddress().search });

/** A page view is a new path; a tab or an anchor within it is not. */
function followPages(router: Router): void {
  let shown = '';
  let searched = '';
  function recordPage({ pathname, search }: Router['state']['location']): void {
    if (pathname !== shown) recordVisit({ kind: VisitEventKind.PAGE_VIEW });
    shown = pathname;
    const text = pathname === '/faq' ? (new URLSearchParams(search).get('q')?.trim() ?? '') : '';
    if (text && text !== searched) recordVisit({ kind: VisitEventKind.FAQ_SEARCHED, text });
    searched = text;
  }
  recordPage(router.state.location);
  router.subscribe((state) => recordPage(state.location));
  // The page was restored from the back-forward cache.
  addEventListener('pageshow', ({ persisted }) => persisted && recordVisit({ kind: VisitEventKind.PAGE_VIEW }));
}

function followProductClicks(client: ApolloClient): void {
  addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/product/"]') : null;
      if (!link || link.pathname === location.pathname) return;
      const productId = findProductByPath(client.cache.extract() as object, link.pathname);
      recordVisit({ kind: VisitEventKind.PRODUCT_CLICKED, productId });
    },
    { capture: true, passive: true },
  );
}

function followVitals(report: (name: string, value: number) => void): void {
  for (const on of [onLCP, onINP, onCLS, onFCP, onTTFB]) on(({ name, value }) => report(name, value));
}
