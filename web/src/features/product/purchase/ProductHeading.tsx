import { brandName } from '@eunbit/schema/brand';
import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import type { ReactNode } from 'react';
import { styled } from '#styled-system/jsx';

interface ProductHeadingProps {
  readonly title: string;
  readonly subtitle: string;
  /** Content below the name. */
  readonly rating: ReactNode;
  /** Content at the end of the brand line. */
  readonly action: ReactNode;
}

/** Brand, name and subtitle of a product. */
export function ProductHeading({ title, subtitle, rating, action }: ProductHeadingProps) {
  const language = useLanguage();
  return (
    <styled.div display="grid" gap="1">
      <styled.div display="flex" alignItems="center" justifyContent="space-between" gap="4">
        <styled.p fontSize="sm" fontWeight="semibold" letterSpacing="0.06em" color="purple.700">
          {brandName(language)}
        </styled.p>
        {action}
      </styled.div>
      <styled.h1 fontSize={{ base: '2xl', lg: '4xl' }} fontWeight="bold">
        {title}
      </styled.h1>
      <styled.p fontSize={{ lg: 'lg' }} color="fg.muted">
        {subtitle}
      </styled.p>
      {rating}
    </styled.div>
  );
}
