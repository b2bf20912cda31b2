import { useIntl } from 'react-intl';
import type { ScreenLoader } from '../../../app/screen.ts';
import { AddressBook } from '../../address/AddressBook.tsx';
import { MyAddressesDocument } from '../../address/address-book-query.ts';
import { AccountPage } from '../AccountPage.tsx';

export const loadAddressesPage: ScreenLoader = ({ preload }) => preload(MyAddressesDocument, {});

/** `/dashboard-address`: the member's address book. */
export function AddressesPage() {
  const intl = useIntl();
  return (
    <AccountPage title={intl.formatMessage({ id: 'address.title' })} lead={intl.formatMessage({ id: 'address.lead' })}>
      <AddressBook />
    </AccountPage>
  );
}
