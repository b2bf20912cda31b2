/** Why a provider did not return the shop's setup. */
export type SetupFailure = 'KEY_REFUSED' | 'NOT_ALLOWED' | 'NO_ANSWER';

/** The shop's setup according to a provider, or why it is unknown. */
export type SetupAnswer<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly failure: SetupFailure; readonly message: string };

export const answered = <T>(value: T): SetupAnswer<T> => ({ ok: true, value });

export const failed = (failure: SetupFailure, message: string): SetupAnswer<never> => ({
  ok: false,
  failure,
  message: message.slice(0, 300),
});

/** The failure for a status code; null if the response is usable. */
function failureOf(status: number): SetupFailure | null {
  if (status === 401) return 'KEY_REFUSED';
  if (status === 403) return 'NOT_ALLOWED';
  return status === 429 || status >= 500 ? 'NO_ANSWER' : null;
}

export interface JsonAnswer {
  readonly status: number;
  /** Null if the body is not JSON. */
  readonly body: unknown;
}

/** Sends one request to a provider. Client errors other than 401, 403 and 429 count as a response. */
export async function askJson(url: string, request: RequestInit): Promise<SetupAnswer<JsonAnswer>> {
  try {
    const response = await fetch(url, { redirect: 'error', ...request });
    const body: unknown = await response.json().catch(() => null);
    const failure = failureOf(response.status);
    if (failure) return failed(failure, `${response.status} ${JSON.stringify(body) ?? ''}`);
    return answered({ status: response.status, body });
  } catch (error) {
    return failed('NO_ANSWER', explainFetchError(error));
  }
}

/** `fetch` hides the reason in the cause of its error. */
export function explainFetchError(error: unknown): string {
  const { cause, message } = error as Error;
  const reason = cause as (Error & { code?: string }) | undefined;
  return reason?.code ?? reason?.message ?? message;
}
