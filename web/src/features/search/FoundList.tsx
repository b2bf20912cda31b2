import { type ReactNode, useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { styled } from '#styled-system/jsx';

const FoundLink = styled(Link, {
  base: {
    display: 'block',
    py: '3',
    borderTopWidth: '1px',
    _hover: { color: 'fg.accent', textDecoration: 'underline' },
  },
});

interface FoundPage {
  readonly path: string;
  readonly title: string;
  /** Language of the title, if it may differ from that of the page. */
  readonly lang?: string;
}

interface FoundListProps {
  /** Anchor to which the counts above the results link. */
  readonly id: string;
  readonly titleKey: string;
  readonly count: number;
  readonly links: readonly FoundPage[];
  /** Link to further results. */
  readonly more?: ReactNode;
}

/** Results of one kind, as links; nothing if there are none. */
export function FoundList({ id, titleKey, count, links, more }: FoundListProps) {
  const titleId = useId();
  if (count === 0) return null;
  return (
    <styled.section id={id} aria-labelledby={titleId} maxWidth="text" scrollMarginTop="24">
      <styled.h2 id={titleId} fontSize="xl" fontWeight="semibold" mb="3">
        <FormattedMessage id={titleKey} /> ({count})
      </styled.h2>
      <styled.ul listStyleType="none">
        {links.map(({ path, title, lang }) => (
          <li key={path}>
            <FoundLink to={path} lang={lang}>
              {title}
            </FoundLink>
          </li>
        ))}
      </styled.ul>
      {count > links.length ? more : null}
    </styled.section>
  );
}
