import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from '#styled-system/jsx';
import { scenePicture } from '../../app/scene-picture.ts';
import { useSettings } from '../../app/settings.tsx';
import { Illustration } from '../../components/Illustration.tsx';
import { LinkButton } from '../../components/LinkButton.tsx';
import { Tabs } from '../../components/Tabs.tsx';

const BANNER = [1600, 520] as const;
const PROJECT = [1200, 800] as const;

const PLACES = [
  {
    id: 'home',
    titleKey: 'home.placeHome',
    textKey: 'home.placeHomeText',
    path: '/products-cleansing',
    picture: 'banner-cleansing',
    size: BANNER,
  },
  {
    id: 'office',
    titleKey: 'home.placeOffice',
    textKey: 'home.placeOfficeText',
    path: '/products-cleansing',
    picture: 'project-office',
    size: PROJECT,
  },
  {
    id: 'outdoor',
    titleKey: 'home.placeOutdoor',
    textKey: 'home.placeOutdoorText',
    path: '/products-living',
    picture: 'banner-living',
    size: BANNER,
  },
] as const;

/** Places in which the products are used, starting with the home. */
export function Places() {
  const intl = useIntl();
  const { market } = useSettings();
  const tabs = PLACES.map(({ id, titleKey, textKey, path, picture, size }) => ({
    id,
    title: <FormattedMessage id={titleKey} />,
    panel: (
      <styled.div
        display="grid"
        gridTemplateColumns={{ md: '1fr 1fr' }}
        alignItems="center"
        gap={{ base: '6', lg: '12' }}
      >
        {/* Decorative: the text says the same. The products are on the right of the banners. */}
        <Illustration
          name={scenePicture(picture, market)}
          alt=""
          size={size}
          sizes="(min-width: 48rem) 48rem, 100vw"
          aspectRatio="3 / 2"
          objectFit="cover"
          objectPosition="85% 50%"
        />
        <styled.div display="grid" justifyItems="start" gap="6">
          <styled.p fontSize={{ base: 'lg', lg: 'xl' }} maxWidth="text">
            <FormattedMessage id={textKey} />
          </styled.p>
          <LinkButton to={path} variant="outline">
            <FormattedMessage id="home.seeProducts" />
          </LinkButton>
        </styled.div>
      </styled.div>
    ),
  }));
  return (
    <>
      <styled.h2 fontSize={{ base: '2xl', lg: '4xl' }} fontWeight="bold" mb="6">
        <FormattedMessage id="home.places" />
      </styled.h2>
      <Tabs label={intl.formatMessage({ id: 'home.places' })} tabs={tabs} />
    </>
  );
}
