import { Text } from '@chakra-ui/react';
import { message } from '@eunbit/schema/staff-messages';
import { validateInspection } from '@eunbit/schema/validation-return';
import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import { useState } from 'react';
import { useText } from '../../app/use-text.ts';
import type { ReturnPage_ReturnFragment } from '../../gql/graphql.ts';
import { readFragment } from '../../gql/index.ts';
import { ReturnLinesFragment } from './ReturnRow.tsx';
import { useInspectReturn } from './return-mutations.ts';
import { StepForm } from './StepForm.tsx';
import { UnitFields } from './UnitFields.tsx';
import { draftRestocked, toInspected } from './unit-drafts.ts';

/** Says how many of the units that came go into stock; the others are written off. */
export function InspectStep({ returned }: { returned: ReturnPage_ReturnFragment }) {
  const t = useText();
  const language = useLanguage();
  const { send, busy } = useInspectReturn();
  const { lines } = readFragment(ReturnLinesFragment, returned);
  const came = lines.filter(({ received }) => received);
  const [counts, setCounts] = useState(() => draftRestocked(lines));

  async function save() {
    const inspected = toInspected(lines, counts);
    const received = came.map(({ productId, received }) => ({ productId, quantity: received ?? 0 }));
    const [failure] = validateInspection(inspected, received);
    if (failure) return { problem: { field: failure.path, message: message(failure.key, language) } };
    return send({ number: returned.number, lines: inspected });
  }

  return (
    <StepForm agree={t('returns.inspect')} done="returns.inspectedDone" busy={busy} fields={['lines']} save={save}>
      {(getError) => (
        <>
          <Text>{t('returns.inspectText')}</Text>
          <UnitFields
            label={t('returns.intoStock')}
            lines={came.map(({ productId, title, received }) => ({ productId, title, most: received ?? 0 }))}
            counts={counts}
            error={getError('lines')}
            onChange={setCounts}
          />
        </>
      )}
    </StepForm>
  );
}
