import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Dialog } from '../../../components/Dialog.tsx';
import { DoneAlert } from '../../../components/DoneAlert.tsx';
import { Button } from '../../../elements/Button.tsx';
import { AccountBlock } from '../frame/AccountBlock.tsx';
import { FactList } from '../frame/FactList.tsx';
import type { Member } from '../frame/member-query.ts';
import { EmailForm } from './EmailForm.tsx';

/** The email, with a dialog to change it. The change takes effect when the link sent to the new address is used. */
export function EmailBlock({ member }: { member: Member }) {
  const [asking, setAsking] = useState(false);
  const [sent, setSent] = useState<string | null>(null);
  return (
    <AccountBlock
      title={<FormattedMessage id="account.email" />}
      action={
        <Button
          variant="outline"
          size="sm"
          onClick={() => {
            setSent(null);
            setAsking(true);
          }}
        >
          <FormattedMessage id="account.email.change" />
        </Button>
      }
    >
      <FactList
        facts={[
          ['account.email', member.email],
          ...(member.pendingEmail ? [['account.email.pending', member.pendingEmail] as const] : []),
        ]}
      />
      <DoneAlert text={sent} />
      <Dialog open={asking} title={<FormattedMessage id="account.email.change" />} onClose={() => setAsking(false)}>
        <EmailForm
          member={member}
          onSent={(text) => {
            setAsking(false);
            setSent(text);
          }}
        />
      </Dialog>
    </AccountBlock>
  );
}
