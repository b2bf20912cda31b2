import type { SectionMenu } from '@eunbit/schema/catalogue';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from '#styled-system/jsx';
import { Tabs } from '../../../components/Tabs.tsx';

const TITLES: Readonly<Record<SectionMenu, string>> = {
  DETAILS: 'product.details',
  INGREDIENTS: 'product.ingredients',
  CUSTOMERS_BENEFIT: 'product.benefit',
  ENVIRONMENT: 'product.environment',
  CERTIFICATION: 'product.certification',
  LOCATION: 'product.location',
};

interface Section {
  readonly menu: SectionMenu;
  readonly lines: readonly string[];
}

/** 'About This Item': one tab for each section. */
export function ProductSections({ sections }: { sections: readonly Section[] }) {
  const intl = useIntl();
  if (sections.length === 0) return null;
  const tabs = sections.map(({ menu, lines }) => ({
    id: menu,
    title: <FormattedMessage id={TITLES[menu]} />,
    panel: <Lines lines={lines} />,
  }));
  return (
    <styled.section pt={{ base: '14', lg: '24' }}>
      <styled.h2 fontSize={{ base: '2xl', lg: '3xl' }} fontWeight="bold" mb="6">
        <FormattedMessage id="product.about" />
      </styled.h2>
      <Tabs label={intl.formatMessage({ id: 'product.about' })} tabs={tabs} />
    </styled.section>
  );
}

const Line = styled('li', {
  base: {
    display: 'flex',
    gap: '3',
    _before: { content: '""', mt: '0.65em', boxSize: '1.5', borderRadius: 'full', bg: 'purple.400', flexShrink: '0' },
  },
});

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <styled.ul display="grid" gap="3" maxWidth="text">
      {lines.map((line) => (
        <Line key={line}>{line}</Line>
      ))}
    </styled.ul>
  );
}
