import { HeaderAccount } from './HeaderAccount.tsx';
import { LanguageToggle } from './LanguageToggle.tsx';
import { StoreMenu } from './StoreSwitch.tsx';

/** What the header of a wide window has beside the links: who is signed in, the store and the language. */
export function HeaderControls() {
  return (
    <>
      <HeaderAccount />
      <StoreMenu />
      <LanguageToggle />
    </>
  );
}
