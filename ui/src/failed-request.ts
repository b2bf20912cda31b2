import type { OperationFailure } from './operation-failure.ts';
import { readPageRequest, readPageRequestId } from './page-request.ts';

/** Codes that servers and the proxy return while the database, or every server, is unavailable. */
const UNAVAILABLE: ReadonlySet<string> = new Set(['UNAVAILABLE', 'HTTP_503']);

/** Failure of the last operation of this page; null if it succeeded, undefined before the first one. */
let failed: OperationFailure | null | undefined;

/** Records how the last operation of this page ended. */
export function recordOutcome(failure: OperationFailure | null): void {
  failed = failure;
}

const readPageStatus = () => readPageRequest()?.responseStatus ?? 0;

/** Request id of the latest failure, for support: that of an operation, or of the page itself. */
export function readFailedRequestId(): string | null {
  if (failed !== undefined) return failed?.requestId ?? null;
  return readPageStatus() >= 500 ? readPageRequestId() : null;
}

/** Whether the latest failure, of an operation or of the page itself, is temporary. */
export function readUnavailable(): boolean {
  return failed === undefined ? readPageStatus() === 503 : UNAVAILABLE.has(failed?.code ?? '');
}
