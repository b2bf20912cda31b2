import type { Market } from '@eunbit/schema/market';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Dialog } from '../../../components/Dialog.tsx';
import { DoneAlert } from '../../../components/DoneAlert.tsx';
import { useOnDemand } from '../../../components/use-on-demand.tsx';
import { Button } from '../../../elements/Button.tsx';
import { AccountBlock } from '../frame/AccountBlock.tsx';
import { FactList } from '../frame/FactList.tsx';
import type { Member } from '../frame/member-query.ts';
import { formatStoredPhone } from '../phone-text.ts';

interface ProfileBlockProps {
  readonly member: Member;
  /** Country of a phone number that is entered for the first time. */
  readonly phoneCountry: Market;
}

/** Names and phone, with a dialog to change them. */
export function ProfileBlock({ member, phoneCountry }: ProfileBlockProps) {
  const [editing, setEditing] = useState(false);
  const [saved, setSaved] = useState(false);
  // Loaded on demand, because the rules of phone numbers are large.
  const { Part: Form, ask } = useOnDemand(async () => (await import('./ProfileForm.tsx')).ProfileForm);
  const none = <FormattedMessage id="account.none" />;
  return (
    <AccountBlock
      title={<FormattedMessage id="account.profile" />}
      action={
        <Button
          variant="outline"
          size="sm"
          onClick={async () => {
            setSaved(false);
            setEditing(await ask());
          }}
        >
          <FormattedMessage id="account.profile.edit" />
        </Button>
      }
    >
      <FactList
        facts={[
          ['account.firstName', member.firstName || none],
          ['account.lastName', member.lastName || none],
          ['account.phone', member.phone ? formatStoredPhone(member.phone) : none],
        ]}
      />
      <DoneAlert text={saved ? <FormattedMessage id="account.saved" /> : null} />
      <Dialog open={editing} title={<FormattedMessage id="account.profile.edit" />} onClose={() => setEditing(false)}>
        {Form ? (
          <Form
            member={member}
            phoneCountry={phoneCountry}
            onSaved={() => {
              setEditing(false);
              setSaved(true);
            }}
          />
        ) : null}
      </Dialog>
    </AccountBlock>
  );
}
