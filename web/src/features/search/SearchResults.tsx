import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { styled } from '#styled-system/jsx';
import { ErrorAlert } from '../../elements/ErrorAlert.tsx';
import { Price } from '../../elements/money.tsx';
import { searchPath } from './search.urls.ts';
import type { SearchOption } from './search-options.ts';
import type { Search } from './use-search.ts';

interface SearchResultsProps {
  readonly search: Search;
  readonly listId: string;
  /** Index of the option that the arrow keys have selected; -1 if none is. */
  readonly active: number;
  /** Runs before a result is followed: the open dialog would keep the focus. */
  readonly onLeave: () => void;
  readonly maxHeight: string;
}

/** The results as the list box of the search field, with a status message. */
export function SearchResults({
  search: { state, text, options, retry },
  listId,
  active,
  onLeave,
  maxHeight,
}: SearchResultsProps) {
  const intl = useIntl();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelectorAll('[role=option]')[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <styled.div aria-busy={state === 'searching'} overflowY="auto" style={{ maxHeight }}>
      <styled.p role="status" color="fg.muted" fontSize="sm" px="1" minHeight="6">
        {state === 'idle' ? <FormattedMessage id="search.hint" /> : null}
        {state === 'searching' && options.length === 0 ? <FormattedMessage id="search.searching" /> : null}
        {state === 'found' ? <FormattedMessage id="search.found" values={{ count: options.length, text }} /> : null}
      </styled.p>
      {state === 'failed' ? (
        <ErrorAlert onRetry={retry}>
          <FormattedMessage id="search.failed" />
        </ErrorAlert>
      ) : null}
      {state === 'found' && options.length === 0 ? <Elsewhere /> : null}
      {state === 'found' && options.length > 0 ? (
        <styled.div px="1">
          <QuietLink to={searchPath(text)} onClick={onLeave}>
            <FormattedMessage id="search.allResults" values={{ text }} />
          </QuietLink>
        </styled.div>
      ) : null}
      <styled.div ref={list} id={listId} role="listbox" aria-label={intl.formatMessage({ id: 'search.results' })}>
        {options.map((option, index) => (
          <Option
            key={option.key}
            option={option}
            id={`${listId}${index}`}
            active={index === active}
            onLeave={onLeave}
          />
        ))}
      </styled.div>
    </styled.div>
  );
}

const OptionLink = styled(Link, {
  base: {
    display: 'grid',
    gridTemplateColumns: '3rem minmax(0, 1fr)',
    alignItems: 'center',
    gap: '3',
    p: '2',
    borderRadius: 'md',
    _hover: { bg: 'bg.tint' },
    _selected: { bg: 'purple.100' },
  },
});

interface OptionProps {
  readonly option: SearchOption;
  readonly id: string;
  readonly active: boolean;
  readonly onLeave: () => void;
}

function Option({ option, id, active, onLeave }: OptionProps) {
  const { path, title, product } = option;
  const picture = product?.images[0]?.url;
  return (
    <OptionLink to={path} role="option" id={id} aria-selected={active} tabIndex={-1} onClick={onLeave}>
      <styled.span
        aria-hidden
        display="grid"
        placeItems="center"
        aspectRatio="1"
        borderRadius="md"
        overflow="hidden"
        bg="bg.muted"
        color="fg.accent"
        fontWeight="semibold"
      >
        {picture ? (
          <styled.img src={picture} alt="" htmlWidth={48} htmlHeight={48} boxSize="full" objectFit="cover" />
        ) : (
          'Q'
        )}
      </styled.span>
      <span>
        <styled.span display="block" fontWeight="medium">
          {title}
        </styled.span>
        {product ? (
          <styled.span fontSize="sm" color="fg.muted">
            {product.contents ? `${product.contents.text} · ` : null}
            <Price value={product.price} place="catalogue" />
          </styled.span>
        ) : null}
      </span>
    </OptionLink>
  );
}

const QuietLink = styled(Link, {
  base: { display: 'inline-block', py: '1.5', textDecoration: 'underline', _hover: { color: 'fg.accent' } },
});

function Elsewhere() {
  return (
    <styled.div display="flex" flexWrap="wrap" columnGap="5" px="1">
      <QuietLink to="/faq">
        <FormattedMessage id="search.allQuestions" />
      </QuietLink>
      <QuietLink to="/contact">
        <FormattedMessage id="search.contact" />
      </QuietLink>
    </styled.div>
  );
}
