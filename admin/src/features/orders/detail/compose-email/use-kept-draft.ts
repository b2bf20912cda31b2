import { useState } from 'react';
import { keepInTab, readFromTab } from '../../../../app/tab-storage.ts';
import { useViewer } from '../../../../app/viewer.ts';
import { type ComposedDraft, isBlank } from './email-draft.ts';

/** What somebody is writing about an order: it survives a reload and other screens in the same tab. Null for nothing. */
export function useKeptDraft(orderNumber: string) {
  const key = `email.${orderNumber}.${useViewer().id}`;
  const [draft, setDraft] = useState(() => readFromTab<ComposedDraft>(key));

  function keep(next: ComposedDraft | null) {
    setDraft(next);
    keepInTab(key, next && !isBlank(next) ? next : null);
  }

  return { draft, keep };
}
