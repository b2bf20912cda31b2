import type { Market } from '@eunbit/schema/market';
import { STORAGE } from '@eunbit/schema/wire';
import { useState } from 'react';
import { getSessionStorage, writeText } from '../../../browser/storage.ts';
import { type CheckoutDraft, EMPTY_DRAFT, readDraft, writeDraft } from './checkout-draft.ts';

/** The draft of this tab. Empty until `restoreDraft`, because the server cannot render it. */
export function useCheckoutDraft(market: Market) {
  const [draft, setDraft] = useState<CheckoutDraft>(EMPTY_DRAFT);

  function restoreDraft(): CheckoutDraft {
    const kept = readDraft(getSessionStorage(), market);
    setDraft(kept);
    return kept;
  }

  function updateDraft(change: Partial<CheckoutDraft>): void {
    if (change.email !== undefined) writeText(getSessionStorage(), STORAGE.emailInBasket, change.email);
    setDraft((current) => {
      const next = { ...current, ...change };
      writeDraft(getSessionStorage(), market, next);
      return next;
    });
  }

  return { draft, restoreDraft, updateDraft };
}
