import type { OperationFailure } from './operation-failure.ts';
import { readPageRequest, readPageRequestId } from './page-request.ts';

/** What servers and the proxy before them say while the database, or every server, is away. */
const UNAVAILABLE: ReadonlySet<string> = new Set(['UNAVAILABLE', 'HTTP_503']);

/** How the last operation of this page failed; null after one that was answered as it should be. */
let failed: OperationFailure | null | undefined;

/** Notes how the last operation of this page ended. */
export function recordOutcome(failure: OperationFailure | null): void {
  failed = failure;
}

const readPageStatus = () => readPageRequest()?.responseStatus ?? 0;

/** A reference for support to what has just failed: an operation, or the page itself. */
export function readFailedRequestId(): string | null {
  if (failed !== undefined) return failed?.requestId ?? null;
  return readPageStatus() >= 500 ? readPageRequestId() : null;
}

/** Whether what has just failed, an operation or the page itself, may succeed in a moment without anybody's doing. */
export function readUnavailable(): boolean {
  return failed === undefined ? readPageStatus() === 503 : UNAVAILABLE.has(failed?.code ?? '');
}
