import { readPageRequest, readPageRequestId } from './page-request.ts';

/** The request whose failure a person may ask support about; null after an operation that was answered as it should be. */
let failed: string | null | undefined;

/** The id of the request that the last operation of this page failed by, or null where it did not fail or has no id. */
export function recordOutcome(requestId: string | null): void {
  failed = requestId;
}

/** A reference for support to what has just failed: an operation, or the page itself. */
export function readFailedRequestId(): string | null {
  if (failed !== undefined) return failed;
  return (readPageRequest()?.responseStatus ?? 0) >= 500 ? readPageRequestId() : null;
}
