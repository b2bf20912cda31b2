import type { Market } from '@eunbit/schema/market';
import { type ReactNode, useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { styled } from '#styled-system/jsx';
import { button } from '#styled-system/recipes';
import { useSettings } from '../../../app/settings.tsx';
import { Dialog } from '../../../components/Dialog.tsx';
import { Button } from '../../../elements/Button.tsx';
import { DownloadIcon } from '../../../elements/icons.tsx';
import { VisuallyHidden } from '../../../elements/VisuallyHidden.tsx';
import { AddressBook } from '../../address/AddressBook.tsx';
import { AccountPage } from '../AccountPage.tsx';
import { AccountBlock } from '../frame/AccountBlock.tsx';
import { MemberContent } from '../frame/MemberContent.tsx';
import type { Member } from '../frame/member-query.ts';
import { LinkedAccounts } from '../social/LinkedAccounts.tsx';
import { DeleteAccountForm } from './DeleteAccountForm.tsx';
import { EmailBlock } from './EmailBlock.tsx';
import { ProfileBlock } from './ProfileBlock.tsx';

/** `/change-userinfo` and `/dashboard-personal`: names, phone, email, addresses and personal data. */
export function PersonalPage() {
  const intl = useIntl();
  const { market } = useSettings();
  // `/dashboard-personal` expects Korean numbers in either store (ACCOUNT-12).
  const phoneCountry: Market = useLocation().pathname === '/dashboard-personal' ? 'KR' : market;
  return (
    <AccountPage title={intl.formatMessage({ id: 'account.menu.personal' })}>
      <BriefSpinner>
        <MemberContent>
          {(member) => (
            <styled.div display="grid" gap="6" maxWidth="text">
              <ProfileBlock member={member} phoneCountry={phoneCountry} />
              <EmailBlock member={member} />
              <LinkedAccounts member={member} />
              <AccountBlock title={<FormattedMessage id="address.title" />}>
                <AddressBook />
              </AccountBlock>
              <OwnDataBlock member={member} />
            </styled.div>
          )}
        </MemberContent>
      </BriefSpinner>
    </AccountPage>
  );
}

/** Time for which the spinner is shown before the profile, in milliseconds. */
const SPINNER_MS = 500;

/** A spinner for half a second, then the content. */
function BriefSpinner({ children }: { children: ReactNode }) {
  const [over, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), SPINNER_MS);
    return () => clearTimeout(timer);
  }, []);
  if (over) return children;
  return (
    <styled.div role="status" minH="20rem" display="grid" placeItems="center">
      <styled.span
        aria-hidden
        boxSize="10"
        borderWidth="3px"
        borderColor="purple.600"
        borderTopColor="transparent"
        borderRadius="full"
        animation="spin 700ms linear infinite"
      />
      <VisuallyHidden>
        <FormattedMessage id="account.loading" />
      </VisuallyHidden>
    </styled.div>
  );
}

const DownloadLink = styled('a', button);

/** Download of the personal data that the shop holds, and deletion of the account. */
function OwnDataBlock({ member }: { member: Member }) {
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
