import { MOST_NAMED, toShare, type UsageCount } from '@eunbit/schema/review-usage';
import { FormattedMessage } from 'react-intl';
import { styled } from '#styled-system/jsx';
import { type FragmentType, graphql, readFragment } from '../../../gql/index.ts';
import { SCENT_TEXT, SURFACE_TEXT, USE_TEXT } from '../usage-texts.ts';

const MostNamedSummary = graphql(`
  fragment MostNamed_ReviewSummary on ReviewSummary {
    id
    uses { answer count }
    surfaces { answer count }
    scents { answer count }
  }
`);

/** The most frequent answers to each question about the use of the product (REVIEW-17). */
export function MostNamed(props: { summary: FragmentType<typeof MostNamedSummary> }) {
  const { uses, surfaces, scents } = readFragment(MostNamedSummary, props.summary);
  if (uses.length + surfaces.length + scents.length === 0) return null;
  return (
    <styled.dl display="grid" gap="2" fontSize="sm">
      <Named question="review.namedUses" counts={uses} texts={USE_TEXT} />
      <Named question="review.namedSurfaces" counts={surfaces} texts={SURFACE_TEXT} />
      <Named question="review.namedScents" counts={scents} texts={SCENT_TEXT} />
    </styled.dl>
  );
}

interface NamedProps<T extends string> {
  readonly question: string;
  readonly counts: readonly UsageCount<T>[];
  readonly texts: Readonly<Record<T, string>>;
}

function Named<T extends string>({ question, counts, texts }: NamedProps<T>) {
  if (counts.length === 0) return null;
  return (
    <styled.div display="flex" flexWrap="wrap" columnGap="3">
      <styled.dt color="fg.muted">
        <FormattedMessage id={question} />
      </styled.dt>
      {counts.slice(0, MOST_NAMED).map(({ answer, count }) => (
        <styled.dd key={answer} fontVariantNumeric="tabular-nums">
          <FormattedMessage id={texts[answer]} /> {toShare(count, counts)}%
        </styled.dd>
      ))}
    </styled.div>
  );
}
