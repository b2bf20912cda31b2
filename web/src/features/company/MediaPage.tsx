import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import { styled } from '#styled-system/jsx';
import { button } from '#styled-system/recipes';
import { useFilledTexts } from '../../app/filled-texts.ts';
import { PageHead } from '../../app/PageHead.tsx';
import type { ScreenLoader } from '../../app/screen.ts';
import { useScreenQuery } from '../../app/use-screen-query.ts';
import { FactGrid } from '../../components/FactGrid.tsx';
import { PageBody } from '../../components/PageBody.tsx';
import { PageIntro } from '../../components/PageIntro.tsx';
import { PageSection } from '../../components/PageSection.tsx';
import { ErrorAlert } from '../../elements/ErrorAlert.tsx';
import { Skeleton } from '../../elements/Skeleton.tsx';
import { graphql } from '../../gql/index.ts';
import { MEDIA } from './media.content.ts';
import { PressReleases } from './PressReleases.tsx';

const MediaDocument = graphql(`
  query Media {
    pressReleases { date ...PressReleases_PressRelease }
  }
`);

export const loadMediaPage: ScreenLoader = ({ preload }) => preload(MediaDocument, {});

const DownloadLink = styled('a', button);

/** `/media`: news, facts and the logo for the press. */
export function MediaPage() {
  const language = useLanguage();
  const text = useFilledTexts(MEDIA[language]);
  const { data, state, retry, retrying } = useScreenQuery(MediaDocument, {});
  return (
    <PageBody>
      <PageHead title={text.title} description={text.description} path="/media" />
      <PageIntro title={text.title} lead={text.lead} />
      <PageSection title={text.newsTitle}>
        {data ? (
          <PressReleases releases={data.pressReleases} none={text.newsNone} />
        ) : state === 'failed' ? (
          <ErrorAlert onRetry={retry} retrying={retrying}>
            {text.newsFailed}
          </ErrorAlert>
        ) : (
          <Skeleton height="24rem" />
        )}
      </PageSection>
      <PageSection title={text.factsTitle}>
        <FactGrid facts={text.facts} />
      </PageSection>
      <PageSection title={text.kitTitle}>
        <styled.p mb="6">{text.kitText}</styled.p>
        <styled.ul
          listStyleType="none"
          display="grid"
          gap="5"
          gridTemplateColumns={{ sm: 'repeat(3, minmax(0, 1fr))' }}
        >
          {text.logos.map(({ file, name, dark }) => (
            <styled.li key={file} display="grid" gap="3" justifyItems="start">
              <styled.div
                width="full"
                height="36"
                display="grid"
                placeItems="center"
                borderRadius="lg"
                bg={dark ? 'band' : 'paper'}
              >
                <styled.img src={`/${file}`} alt={name} height="10" width="auto" />
              </styled.div>
              <styled.p fontSize="sm">{name}</styled.p>
              <DownloadLink
                href={`/${file}`}
                download={`eunbit-${file}`}
                variant="outline"
                size="sm"
                aria-label={`${text.download}: ${name}`}
              >
                {text.download}
              </DownloadLink>
            </styled.li>
          ))}
        </styled.ul>
      </PageSection>
      <PageSection title={text.pressTitle}>
        <p>{text.pressText}</p>
      </PageSection>
    </PageBody>
  );
}
