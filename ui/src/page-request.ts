/** The request that this document came by; undefined if the browser does not tell. */
export function readPageRequest(): PerformanceNavigationTiming | undefined {
  const [page] = performance.getEntriesByType('navigation');
  return page;
}

/** The id of that request, which the server tells in `Server-Timing`; null if it is not known. */
export function readPageRequestId(): string | null {
  return readPageRequest()?.serverTiming?.find(({ name }) => name === 'request')?.description || null;
}
