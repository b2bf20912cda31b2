import { message } from '@eunbit/schema/staff-messages';
import { validateReceipt } from '@eunbit/schema/validation-return';
import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import { useState } from 'react';
import { useText } from '../../app/use-text.ts';
import type { ReturnPage_ReturnFragment } from '../../gql/graphql.ts';
import { readFragment } from '../../gql/index.ts';
import { ReturnLinesFragment } from './ReturnRow.tsx';
import { useReceiveReturn } from './return-mutations.ts';
import { StepForm } from './StepForm.tsx';
import { UnitFields } from './UnitFields.tsx';
import { draftReceived, toCount } from './unit-drafts.ts';

/** Notes that the goods have come, and how many. */
export function ReceiveStep({ returned }: { returned: ReturnPage_ReturnFragment }) {
  const t = useText();
  const language = useLanguage();
  const { send, busy } = useReceiveReturn();
  const { lines } = readFragment(ReturnLinesFragment, returned);
  const [counts, setCounts] = useState(() => draftReceived(lines));

  async function save() {
    const received = lines.map(({ productId }) => ({ productId, quantity: toCount(counts[productId]) }));
    const [failure] = validateReceipt(received, lines);
    if (failure) return { problem: { field: failure.path, message: message(failure.key, language) } };
    return send({ number: returned.number, lines: received });
  }

  return (
    <StepForm agree={t('returns.receive')} done="returns.receivedDone" busy={busy} fields={['lines']} save={save}>
      {(getError) => (
        <UnitFields
          label={t('returns.came')}
          lines={lines.map(({ productId, title, quantity }) => ({ productId, title, most: quantity }))}
          counts={counts}
          error={getError('lines')}
          onChange={setCounts}
        />
      )}
    </StepForm>
  );
}
