import { Toaster } from '@eunbit/ui/Toaster.tsx';
import { ShopFooter } from './ShopFooter.tsx';

/** What comes after the screen: the footer, and the place where short messages appear. */
export function PageEnd() {
  return (
    <>
      <ShopFooter />
      <Toaster />
    </>
  );
}
