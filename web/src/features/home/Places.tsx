import { chakra } from '@chakra-ui/react/styled-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { LinkButton } from '../../components/LinkButton.tsx';
import { Tabs } from '../../components/Tabs.tsx';

const PLACES = [
  { id: 'home', titleKey: 'home.placeHome', textKey: 'home.placeHomeText', path: '/products-cleansing' },
  { id: 'office', titleKey: 'home.placeOffice', textKey: 'home.placeOfficeText', path: '/products-cleansing' },
  { id: 'outdoor', titleKey: 'home.placeOutdoor', textKey: 'home.placeOutdoorText', path: '/products-living' },
] as const;

/** Where the products are used, at home first. */
export function Places() {
  const intl = useIntl();
  const tabs = PLACES.map(({ id, titleKey, textKey, path }) => ({
    id,
    title: <FormattedMessage id={titleKey} />,
    panel: (
      <chakra.div display="grid" justifyItems="start" gap="6">
        <chakra.p fontSize={{ base: 'lg', lg: 'xl' }} maxWidth="text">
          <FormattedMessage id={textKey} />
        </chakra.p>
        <LinkButton to={path} variant="outline">
          <FormattedMessage id="home.seeProducts" />
        </LinkButton>
      </chakra.div>
    ),
  }));
  return (
    <>
      <chakra.h2 fontSize={{ base: '2xl', lg: '4xl' }} fontWeight="bold" mb="6">
        <FormattedMessage id="home.places" />
      </chakra.h2>
      <Tabs label={intl.formatMessage({ id: 'home.places' })} tabs={tabs} />
    </>
  );
}
