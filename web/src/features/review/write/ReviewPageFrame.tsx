import { brandName } from '@eunbit/schema/brand';
import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import type { ReactNode } from 'react';
import { PageBody } from '../../../components/PageBody.tsx';
import { PageIntro } from '../../../components/PageIntro.tsx';
import { AccountPage } from '../../account/AccountPage.tsx';

/** Where the form is shown: in the account, or opened from a product. */
export type ReviewPlace = 'account' | 'product';

interface ReviewPageFrameProps {
  readonly place: ReviewPlace;
  readonly title: string;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}

/** The frame of a page with the form of a review. */
export function ReviewPageFrame({ place, title, lead, children }: ReviewPageFrameProps) {
  const language = useLanguage();
  if (place === 'account') {
    return (
      <AccountPage title={title} lead={lead}>
        {children}
      </AccountPage>
    );
  }
  return (
    <PageBody>
      <title>{`${title} | ${brandName(language)}`}</title>
      <PageIntro title={title} lead={lead} />
      {children}
    </PageBody>
  );
}
