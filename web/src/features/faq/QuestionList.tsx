import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link, useLocation, useParams } from 'react-router';
import { styled } from '#styled-system/jsx';
import { Accordion } from '../../components/Accordion.tsx';
import { LinkButton } from '../../components/LinkButton.tsx';
import type { FaqQuery } from '../../gql/graphql.ts';
import { CATEGORY_TITLES } from './FaqTabs.tsx';
import { findTarget } from './faq-view.ts';
import { useCountOpening } from './use-count-opening.ts';

type Entry = FaqQuery['faqEntries'][number];

interface QuestionListProps {
  readonly entries: readonly Entry[];
  /** Whether each category begins with its name. */
  readonly hasHeadings: boolean;
}

/** Questions of which one is open at a time. The one in the address is opened, scrolled to and focused. */
export function QuestionList({ entries, hasHeadings }: QuestionListProps) {
  const { id: pathId } = useParams();
  const { hash, key: visit } = useLocation();
  // The server does not receive the fragment of an address, so only a path opens a question there.
  const [open, setOpen] = useState(() => findTarget('', pathId));
  const target = findTarget(hash, pathId);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each visit opens anew, also one to the same address.
  useEffect(() => {
    setOpen(target);
    const panel = target === null ? null : document.getElementById(target);
    panel?.scrollIntoView({ block: 'start' });
    panel?.querySelector('summary')?.focus({ preventScroll: true });
  }, [target, visit]);

  useCountOpening(open);

  if (entries.length === 0) return <NothingFound />;
  const panels = entries.map(({ id, category, question, answer }, index) => ({
    id,
    title: question,
    content: <Answer id={id} paragraphs={answer} />,
    heading:
      hasHeadings && entries[index - 1]?.category !== category ? (
        <CategoryHeading>
          <FormattedMessage id={CATEGORY_TITLES[category]} />
        </CategoryHeading>
      ) : null,
  }));
  return <Accordion panels={panels} open={open} onOpen={setOpen} />;
}

const CategoryHeading = styled('h2', {
  base: { fontSize: 'xl', fontWeight: 'bold', pt: '10', pb: '3', borderBottomWidth: '1px' },
});

const QuietLink = styled(Link, {
  base: { display: 'inline-block', py: '1', fontSize: 'sm', color: 'fg.muted', textDecoration: 'underline' },
});

function Answer({ id, paragraphs }: { id: string; paragraphs: readonly string[] }) {
  return (
    <styled.div display="grid" gap="3" justifyItems="start" maxWidth="text">
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <QuietLink to={`/faq#${id}`} preventScrollReset>
        <FormattedMessage id="faq.linkToAnswer" />
      </QuietLink>
    </styled.div>
  );
}

function NothingFound() {
  return (
    <styled.div display="grid" justifyItems="start" gap="4" py="8">
      <p>
        <FormattedMessage id="faq.nothingFound" />
      </p>
      <LinkButton to="/contact">
        <FormattedMessage id="faq.contact" />
      </LinkButton>
    </styled.div>
  );
}
