import type { ProductIcon } from '@eunbit/schema/catalogue';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { styled } from '#styled-system/jsx';

const FEATURES: Readonly<Record<ProductIcon, { textKey: string; drawing: ReactNode }>> = {
  PLANT: {
    textKey: 'product.featurePlant',
    drawing: <path d="M16 27V15m0 3C9 18 6 14 6 8c7 0 10 4 10 10Zm0-3c0-5 3-8 10-8 0 6-3 9-10 9" />,
  },
  NO_BACTERIA: {
    textKey: 'product.featureNoBacteria',
    drawing: (
      <>
        <path d="M16 4 6 8v7c0 6 4 10.5 10 13 6-2.5 10-7 10-13V8L16 4Z" />
        <path d="m11.5 16 3.2 3.2 6-6.4" />
      </>
    ),
  },
  AIR: {
    textKey: 'product.featureAir',
    drawing: <path d="M4 12h15a3.5 3.5 0 1 0-3.5-3.5M4 17h20a3.5 3.5 0 1 1-3.5 3.5M4 22h10a3 3 0 1 1-3 3" />,
  },
  KOREA: {
    textKey: 'product.featureKorea',
    drawing: (
      <>
        <circle cx="16" cy="16" r="11" />
        <path d="M5 16a5.5 5.5 0 0 1 11 0 5.5 5.5 0 0 0 11 0" />
      </>
    ),
  },
};

/** The main features of a product, as icons with a label each. */
export function ProductFeatures({ icons }: { icons: readonly ProductIcon[] }) {
  if (icons.length === 0) return null;
  return (
    <styled.ul display="grid" gridTemplateColumns="repeat(4, minmax(0, 1fr))" gap={{ base: '2', md: '4' }}>
      {icons.map((icon) => (
        <styled.li
          key={icon}
          display="grid"
          justifyItems="center"
          alignContent="start"
          gap={{ base: '2.5', lg: '1.5' }}
          textAlign="center"
          fontSize={{ base: 'xs', md: 'sm' }}
        >
          <styled.span
            display="grid"
            placeItems="center"
            boxSize={{ base: '14', lg: '11' }}
            borderRadius="full"
            bg="purple.50"
            color="purple.700"
          >
            <svg
              viewBox="0 0 32 32"
              width="28"
              height="28"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.75"
              strokeLinecap="round"
              strokeLinejoin="round"
              aria-hidden
            >
              {FEATURES[icon].drawing}
            </svg>
          </styled.span>
          <FormattedMessage id={FEATURES[icon].textKey} />
        </styled.li>
      ))}
    </styled.ul>
  );
}
