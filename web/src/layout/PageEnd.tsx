import { Toaster } from '../elements/Toaster.tsx';
import { VisitQuestion } from '../features/visit/VisitQuestion.tsx';
import { ShopFooter } from './ShopFooter.tsx';

/** The part after the screen: the footer, the consent question for new visitors, and the toasts. */
export function PageEnd() {
  return (
    <>
      <ShopFooter />
      <VisitQuestion />
      <Toaster />
    </>
  );
}
