/** Why a provider did not say how the shop is set up there. */
export type SetupFailure = 'KEY_REFUSED' | 'NOT_ALLOWED' | 'NO_ANSWER';

/** What a provider says of the shop's account, or why it does not. */
export type SetupAnswer<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly failure: SetupFailure; readonly message: string };

export const answered = <T>(value: T): SetupAnswer<T> => ({ ok: true, value });

export const failed = (failure: SetupFailure, message: string): SetupAnswer<never> => ({
  ok: false,
  failure,
  message: message.slice(0, 300),
});

/** The failure that a status code stands for; null if the request was answered. */
function failureOf(status: number): SetupFailure | null {
  if (status === 401) return 'KEY_REFUSED';
  if (status === 403) return 'NOT_ALLOWED';
  return status === 429 || status >= 500 ? 'NO_ANSWER' : null;
}

export interface JsonAnswer {
  readonly status: number;
  /** Null if it is no JSON. */
  readonly body: unknown;
}

/** Asks a provider once; every status below 500 but a refusal of the key counts as an answer. */
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
