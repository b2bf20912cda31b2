import { DRAFT_ORDER_PATH } from '@eunbit/schema/checkout-path';
import type { Vault } from '../../common/tokens.ts';
import type { DraftOrderRecord } from './draft-order.model.ts';

/** Days after its expiry in which a link still shows the status of the draft. */
const TOLD_DAYS = 30;
const DAY = 86_400_000;

/** Tokens of the links by which customers pay for draft orders. Signed instead of stored, so they cannot be forged. */
export function createDraftTokens(vault: Vault) {
  const token = ({ _id, expiresAt }: Pick<DraftOrderRecord, '_id' | 'expiresAt'>): string =>
    vault.sign(`draft-order:${_id}`, new Date((expiresAt?.getTime() ?? 0) + TOLD_DAYS * DAY));

  return {
    token,

    /** Path of the page; the token is in the fragment, which browsers do not send to servers. */
    path: (draft: Pick<DraftOrderRecord, '_id' | 'expiresAt'>): string => `${DRAFT_ORDER_PATH}#link=${token(draft)}`,

    /** Id of the draft that a token opens; null if the token is forged or expired. */
    read: (given: string): string | null => /^draft-order:([0-9a-f]{24})$/.exec(vault.verify(given) ?? '')?.[1] ?? null,
  };
}

export type DraftTokens = ReturnType<typeof createDraftTokens>;
