/** The request whose failure a person may ask support about; null after an operation that was answered as it should be. */
let failed: string | null | undefined;

/** The id of the request that the last operation of this page failed by, or null where it did not fail or has no id. */
export function recordOutcome(requestId: string | null): void {
  failed = requestId;
}

/** The id of the request that this document came by; null where the browser does not tell. */
export function readPageRequestId(): string | null {
  return readPageRequest()?.serverTiming?.find(({ name }) => name === 'request')?.description || null;
}

/** A reference for support to what has just failed: an operation, or the page itself. */
export function readFailedRequestId(): string | null {
  if (failed !== undefined) return failed;
  return (readPageRequest()?.responseStatus ?? 0) >= 500 ? readPageRequestId() : null;
}

function readPageRequest(): PerformanceNavigationTiming | undefined {
  const [page] = performance.getEntriesByType('navigation');
  return page;
}
