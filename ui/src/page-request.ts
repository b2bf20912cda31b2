/** The request that loaded this document; undefined if the browser does not provide it. */
export function readPageRequest(): PerformanceNavigationTiming | undefined {
  const [page] = performance.getEntriesByType('navigation');
  return page;
}

/** The id of that request, from the server's `Server-Timing` header; null if it is unknown. */
export function readPageRequestId(): string | null {
  return readPageRequest()?.serverTiming?.find(({ name }) => name === 'request')?.description || null;
}
