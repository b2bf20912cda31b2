import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { styled } from '#styled-system/jsx';
import type { FaqPageQuery } from '../../gql/graphql.ts';

const QuestionLink = styled(Link, {
  base: { display: 'inline-block', py: '2.5', _hover: { color: 'fg.accent', textDecoration: 'underline' } },
});

/** The questions that are opened most; each leads to its answer below. */
export function PopularQuestions({ entries }: { entries: FaqPageQuery['popularFaqEntries'] }) {
  const titleId = useId();
  if (entries.length === 0) return null;
  return (
    <styled.section aria-labelledby={titleId} p={{ base: '5', md: '6' }} bg="bg.tint" borderRadius="lg">
      <styled.h2 id={titleId} fontSize="lg" fontWeight="bold" mb="2">
        <FormattedMessage id="faq.popular" />
      </styled.h2>
      <styled.ol listStylePosition="inside" listStyleType="decimal">
        {entries.map(({ id, question }) => (
          <li key={id}>
            <QuestionLink to={`/faq#${id}`} preventScrollReset>
              {question}
            </QuestionLink>
          </li>
        ))}
      </styled.ol>
    </styled.section>
  );
}
