import {
  BANK_STATEMENT_PATH,
  BANK_STATEMENT_TYPE,
  MAXIMUM_STATEMENT_BYTES,
  type StatementAnswer,
} from '@eunbit/schema/bank-statement';
import { STAFF_ANSWER_WITHIN_MS } from '@eunbit/ui/answer-limit';

/** The server's result, or the reason why it rejected the statement. */
export type Sent = StatementAnswer | { readonly outcome: 'REFUSED'; readonly message: string };

export interface SendTexts {
  readonly tooLarge: string;
  readonly failed: string;
}

function isAnswer(answer: unknown): answer is StatementAnswer {
  return typeof answer === 'object' && answer !== null && 'outcome' in answer;
}

/** The server's message; null if the response comes from a proxy. */
function findRefusal(answer: unknown): string | null {
  const { errors } = Object(answer) as { readonly errors?: readonly { readonly message?: unknown }[] };
  const text = errors?.[0]?.message;
  return typeof text === 'string' ? text : null;
}

/** Uploads the raw bytes of a statement, so that the server can detect the bank's encoding. */
export async function sendStatement(bankId: string, statement: Blob, texts: SendTexts): Promise<Sent> {
  if (statement.size > MAXIMUM_STATEMENT_BYTES) return { outcome: 'REFUSED', message: texts.tooLarge };
  try {
    const response = await fetch(`${BANK_STATEMENT_PATH}?${new URLSearchParams({ bank: bankId })}`, {
      method: 'POST',
      headers: { 'content-type': BANK_STATEMENT_TYPE },
      body: await statement.arrayBuffer(),
      signal: AbortSignal.timeout(STAFF_ANSWER_WITHIN_MS),
    });
    const answer: unknown = await response.json();
    if (response.ok && isAnswer(answer)) return answer;
    return { outcome: 'REFUSED', message: findRefusal(answer) ?? texts.failed };
  } catch {
    return { outcome: 'REFUSED', message: texts.failed };
  }
}
