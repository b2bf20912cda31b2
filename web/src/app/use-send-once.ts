import type { TypedDocumentNode } from '@apollo/client';
import { useIdempotencyKeys } from '@eunbit/ui/use-idempotency-keys';
import type { CodeOf, SendOutcome, SuccessOf } from './send-outcome.ts';
import { useSend } from './use-send.ts';

/** As `useSend`, for a mutation that makes something: sent again after no answer came, it makes nothing twice. */
export function useSendOnce<Data extends object, Input extends object>(
  document: TypedDocumentNode<Data, { input: Input }>,
): (input: Input) => Promise<SendOutcome<SuccessOf<Data>, CodeOf<Data>>> {
  const send = useSend(document);
  const keys = useIdempotencyKeys();
  return async (input) => {
    const outcome = await send(keys.withKey(input));
    if (outcome.kind !== 'failed') keys.forget();
    return outcome;
  };
}
