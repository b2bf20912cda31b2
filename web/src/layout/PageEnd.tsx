import { Toaster } from '@eunbit/ui/Toaster.tsx';
import { VisitQuestion } from '../features/visit/VisitQuestion.tsx';
import { ShopFooter } from './ShopFooter.tsx';

/** What comes after the screen: the footer, a question to new visitors, and the place where short messages appear. */
export function PageEnd() {
  return (
    <>
      <ShopFooter />
      <VisitQuestion />
      <Toaster />
    </>
  );
}
