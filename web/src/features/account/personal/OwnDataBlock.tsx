import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { styled } from '#styled-system/jsx';
import { button } from '#styled-system/recipes';
import { Dialog } from '../../../components/Dialog.tsx';
import { Button } from '../../../elements/Button.tsx';
import { DownloadIcon } from '../../../elements/icons.tsx';
import { AccountBlock } from '../frame/AccountBlock.tsx';
import type { Member } from '../frame/member-query.ts';
import { DeleteAccountForm } from './DeleteAccountForm.tsx';

const DownloadLink = styled('a', button);

/** Download of the personal data that the shop holds, and deletion of the account. */
export function OwnDataBlock({ member }: { member: Member }) {
  const [deleting, setDeleting] = useState(false);
  return (
    <AccountBlock title={<FormattedMessage id="account.data" />}>
      <styled.p color="fg.muted">
        <FormattedMessage id="account.data.lead" />
      </styled.p>
      <styled.div display="flex" flexWrap="wrap" gap="3">
        <DownloadLink href="/account/data.json" download variant="outline">
          <DownloadIcon />
          <FormattedMessage id="account.data.download" />
        </DownloadLink>
        <Button variant="ghost" colorPalette="red" onClick={() => setDeleting(true)}>
          <FormattedMessage id="account.delete" />
        </Button>
      </styled.div>
      <Dialog open={deleting} title={<FormattedMessage id="account.delete" />} onClose={() => setDeleting(false)}>
        <DeleteAccountForm member={member} onCancel={() => setDeleting(false)} />
      </Dialog>
    </AccountBlock>
  );
}
