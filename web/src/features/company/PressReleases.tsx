import { formatDate } from '@eunbit/schema/date';
import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import { styled } from '#styled-system/jsx';
import { SampleMark } from '../../elements/SampleMark.tsx';
import { type FragmentType, graphql, readFragment } from '../../gql/index.ts';

const PressReleasesFragment = graphql(`
  fragment PressReleases_PressRelease on PressRelease {
    date
    title
    text
    isSample
  }
`);

interface PressReleasesProps {
  readonly releases: readonly FragmentType<typeof PressReleasesFragment>[];
  /** Shown if there are none. */
  readonly none: string;
}

/** News for the press, newest first. */
export function PressReleases({ releases, none }: PressReleasesProps) {
  const language = useLanguage();
  if (releases.length === 0) return <p>{none}</p>;
  return releases.map((masked) => {
    const { date, title, text, isSample } = readFragment(PressReleasesFragment, masked);
    return (
      <styled.article
        key={date}
        display="grid"
        gap={{ base: '2', md: '8' }}
        gridTemplateColumns={{ md: '8rem 1fr' }}
        py="6"
        borderTopWidth="1px"
      >
        <styled.time dateTime={date} color="fg.muted" fontSize="sm" py="0.5">
          {formatDate(new Date(date), language, 'UTC')}
        </styled.time>
        <div>
          <styled.h3 fontSize="lg" fontWeight="semibold" mb="2">
            {title}
            {isSample ? <SampleMark /> : null}
          </styled.h3>
          <styled.p color="gray.700" maxWidth="text">
            {text}
          </styled.p>
        </div>
      </styled.article>
    );
  });
}
