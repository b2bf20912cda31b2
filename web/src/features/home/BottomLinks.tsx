import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { styled } from '#styled-system/jsx';

const LINKS = [
  { path: '/b2b', titleKey: 'home.b2bTitle', textKey: 'home.b2bText' },
  { path: '/faq', titleKey: 'home.faqTitle', textKey: 'home.faqText' },
] as const;

const Tile = styled(Link, {
  base: {
    display: 'grid',
    alignContent: 'start',
    gap: '2',
    height: 'full',
    p: { base: '6', lg: '10' },
    borderRadius: 'xl',
    bg: 'gray.50',
    transition: 'background-color 120ms',
    _hover: { bg: 'purple.50', '& h2': { color: 'purple.700' } },
  },
});

/** Links for visitors who do not want to buy a single pack, or who have a question. */
export function BottomLinks() {
  return (
    <styled.ul display="grid" gap={{ base: '4', lg: '8' }} gridTemplateColumns={{ md: 'repeat(2, minmax(0, 1fr))' }}>
      {LINKS.map(({ path, titleKey, textKey }) => (
        <li key={path}>
          <Tile to={path}>
            <styled.h2 fontSize={{ base: 'xl', lg: '2xl' }} fontWeight="bold">
              <FormattedMessage id={titleKey} />
            </styled.h2>
            <styled.p color="gray.700">
              <FormattedMessage id={textKey} />
            </styled.p>
          </Tile>
        </li>
      ))}
    </styled.ul>
  );
}
