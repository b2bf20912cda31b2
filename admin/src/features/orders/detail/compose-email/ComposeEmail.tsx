import { useState } from 'react';
import { useText } from '../../../../app/use-text.ts';
import { Button } from '../../../../components/Button.tsx';
import { IfMay } from '../../../../components/IfMay.tsx';
import { type FragmentType, graphql, readFragment } from '../../../../gql/index.ts';
import { ComposeEmailDialog } from './ComposeEmailDialog.tsx';
import { isBlank } from './email-draft.ts';
import { useKeptDraft } from './use-kept-draft.ts';

const ComposeEmailFragment = graphql(`
  fragment ComposeEmail_Order on Order {
    number
    email
  }
`);

/** Writes the buyer of an order an email (DESK-9). */
export function ComposeEmail({ order: ref }: { readonly order: FragmentType<typeof ComposeEmailFragment> }) {
  const t = useText();
  const { number, email } = readFragment(ComposeEmailFragment, ref);
  const { draft, keep } = useKeptDraft(number);
  const [isOpen, setIsOpen] = useState(false);
  return (
    // What is typed stays on the screen when the permission goes.
    <IfMay needed="EMAIL_SEND" keepsShown>
      <Button size="sm" variant="outline" justifySelf="start" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {t(draft && !isBlank(draft) ? 'composeEmail.continue' : 'composeEmail.open')}
      </Button>
      {isOpen ? (
        <ComposeEmailDialog
          orderNumber={number}
          email={email}
          draft={draft}
          onChange={keep}
          onClose={() => setIsOpen(false)}
        />
      ) : null}
    </IfMay>
  );
}
