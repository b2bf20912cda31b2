import { chakra } from '@chakra-ui/react/styled-system';
import { brandName } from '@eunbit/schema/brand';
import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import type { ReactNode } from 'react';

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
    <chakra.div display="grid" gap={{ base: '1', lg: '2' }}>
      <chakra.div display="flex" alignItems="center" justifyContent="space-between" gap="4">
        <chakra.p fontSize="sm" fontWeight="semibold" letterSpacing="0.06em" color="purple.700">
          {brandName(language)}
        </chakra.p>
        {action}
      </chakra.div>
      <chakra.h1 fontSize={{ base: '2xl', lg: '4xl' }} fontWeight="bold">
        {title}
      </chakra.h1>
      <chakra.p fontSize={{ lg: 'lg' }} color="fg.muted">
        {subtitle}
      </chakra.p>
      {rating}
    </chakra.div>
  );
}
