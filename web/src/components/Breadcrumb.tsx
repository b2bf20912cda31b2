import { storeAddress } from '@eunbit/schema/store-address';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router';
import { styled } from '#styled-system/jsx';
import { useSettings } from '../app/settings.tsx';
import { StructuredData } from './StructuredData.tsx';

const Crumb = styled(Link, {
  base: { display: 'inline-block', px: '1.5', mx: '-1.5', py: '1.5', _hover: { textDecoration: 'underline' } },
});

/** The alternative text is empty, so that screen readers skip it. */
const SEPARATOR = '"/" / ""';

export interface BreadcrumbStep {
  readonly title: string;
  readonly path: string;
}

/** The path from the home page to this one; the last step is the page itself. */
export function Breadcrumb({ steps, current }: { steps: readonly BreadcrumbStep[]; current: string }) {
  const intl = useIntl();
  return (
    <styled.nav aria-label={intl.formatMessage({ id: 'breadcrumb.label' })} fontSize="sm" color="fg.muted">
      <styled.ol display="flex" flexWrap="wrap" alignItems="center" columnGap="2">
        <li>
          <Crumb to="/">
            <FormattedMessage id="breadcrumb.home" />
          </Crumb>
        </li>
        {steps.map(({ title, path }) => (
          <styled.li key={path} _before={{ content: SEPARATOR, marginEnd: '2', color: 'gray.400' }}>
            <Crumb to={path}>{title}</Crumb>
          </styled.li>
        ))}
        <styled.li
          aria-current="page"
          color="fg"
          overflowWrap="anywhere"
          _before={{ content: SEPARATOR, marginEnd: '2', color: 'gray.400' }}
        >
          {current}
        </styled.li>
      </styled.ol>
      <BreadcrumbData steps={steps} current={current} />
    </styled.nav>
  );
}

/** The same path for search engines. */
function BreadcrumbData({ steps, current }: { steps: readonly BreadcrumbStep[]; current: string }) {
  const intl = useIntl();
  const { pathname } = useLocation();
  const { publicUrl, market, language } = useSettings();
  const home = { title: intl.formatMessage({ id: 'breadcrumb.home' }), path: '/' };
  return (
    <StructuredData
      value={{
        '@context': 'https://schema.org',
        '@type': 'BreadcrumbList',
        itemListElement: [home, ...steps, { title: current, path: pathname }].map(({ title, path }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name: title,
          item: new URL(storeAddress(path, { market, language }), publicUrl).href,
        })),
      }}
    />
  );
}
