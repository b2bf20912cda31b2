import { chakra } from '@chakra-ui/react/styled-system';
import { Button } from '@eunbit/ui/Button.tsx';
import { DownloadIcon } from '@eunbit/ui/icons.tsx';
import { buttonRecipe } from '@eunbit/ui/recipes';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Dialog } from '../../../components/Dialog.tsx';
import { AccountBlock } from '../frame/AccountBlock.tsx';
import type { Member } from '../frame/member-query.ts';
import { DeleteAccountForm } from './DeleteAccountForm.tsx';

const DownloadLink = chakra('a', buttonRecipe);

/** Download of the personal data that the shop holds, and deletion of the account. */
export function OwnDataBlock({ member }: { member: Member }) {
  const [deleting, setDeleting] = useState(false);
  return (
    <AccountBlock title={<FormattedMessage id="account.data" />}>
      <chakra.p color="fg.muted">
        <FormattedMessage id="account.data.lead" />
      </chakra.p>
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        <DownloadLink href="/account/data.json" download variant="outline">
          <DownloadIcon />
          <FormattedMessage id="account.data.download" />
        </DownloadLink>
        <Button variant="ghost" colorPalette="red" onClick={() => setDeleting(true)}>
          <FormattedMessage id="account.delete" />
        </Button>
      </chakra.div>
      <Dialog open={deleting} title={<FormattedMessage id="account.delete" />} onClose={() => setDeleting(false)}>
        <DeleteAccountForm member={member} onCancel={() => setDeleting(false)} />
      </Dialog>
    </AccountBlock>
  );
}
