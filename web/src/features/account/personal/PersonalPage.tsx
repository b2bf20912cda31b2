import type { Market } from '@eunbit/schema/market';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { styled } from '#styled-system/jsx';
import { useSettings } from '../../../app/settings.tsx';
import { AddressBook } from '../../address/AddressBook.tsx';
import { AccountPage } from '../AccountPage.tsx';
import { AccountBlock } from '../frame/AccountBlock.tsx';
import { MemberContent } from '../frame/MemberContent.tsx';
import { LinkedAccounts } from '../social/LinkedAccounts.tsx';
import { BriefSpinner } from './BriefSpinner.tsx';
import { EmailBlock } from './EmailBlock.tsx';
import { OwnDataBlock } from './OwnDataBlock.tsx';
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
