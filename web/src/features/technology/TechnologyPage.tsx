import { CLAIMS, type ClaimKind } from '@eunbit/schema/claims';
import { styled } from '#styled-system/jsx';
import { PageHead } from '../../app/PageHead.tsx';
import type { ScreenLoader } from '../../app/screen.ts';
import { useSettings } from '../../app/settings.tsx';
import { useScreenQuery } from '../../app/use-screen-query.ts';
import { Illustration } from '../../components/Illustration.tsx';
import { LinkButton } from '../../components/LinkButton.tsx';
import { PageBody } from '../../components/PageBody.tsx';
import { PageIntro } from '../../components/PageIntro.tsx';
import { PageSection } from '../../components/PageSection.tsx';
import { ErrorAlert } from '../../elements/ErrorAlert.tsx';
import { Skeleton } from '../../elements/Skeleton.tsx';
import { graphql } from '../../gql/index.ts';
import { ReportList } from '../report/ReportList.tsx';
import { Registrations } from './Registrations.tsx';
import { TECHNOLOGY, type Technology } from './technology.content.ts';

const TechnologyDocument = graphql(`
  query Technology {
    downloads { file ...ReportList_Download }
    registrations { ...Registrations_Registrations }
  }
`);

export const loadTechnologyPage: ScreenLoader = ({ preload }) => preload(TechnologyDocument, {});

/** `/technology`: three technologies, each with an anchor, and the documents that prove the claims. */
export function TechnologyPage() {
  const { language } = useSettings();
  const text = TECHNOLOGY[language];
  const { data, state, retry, retrying } = useScreenQuery(TechnologyDocument, {});
  return (
    <PageBody>
      <PageHead title={text.title} description={text.description} path="/technology" />
      <PageIntro title={text.title} lead={text.lead} />
      <styled.div display="grid" gap={{ base: '14', lg: '24' }}>
        {text.technologies.map((technology, index) => (
          <TechnologySection key={technology.id} technology={technology} mirrored={index % 2 === 1} />
        ))}
      </styled.div>
      <PageSection id="reports" title={text.reportsTitle}>
        <styled.p mb="6" maxWidth="text">
          {data?.downloads.length === 0 ? text.reportsNone : text.reportsText}
        </styled.p>
        {data ? (
          <>
            <ReportList reports={data.downloads} />
            <Registrations title={text.registrations} registrations={data.registrations} />
          </>
        ) : state === 'failed' ? (
          <ErrorAlert onRetry={retry} retrying={retrying}>
            {text.reportsFailed}
          </ErrorAlert>
        ) : (
          <Skeleton height="24rem" />
        )}
        <LinkButton to="/products-cleansing" mt="8">
          {text.shop}
        </LinkButton>
      </PageSection>
    </PageBody>
  );
}

function TechnologySection({ technology, mirrored }: { technology: Technology; mirrored: boolean }) {
  const { id, name, title, picture, alt, paragraphs, claims } = technology;
  return (
    <styled.section
      id={id}
      aria-labelledby={`${id}-title`}
      display="grid"
      gap={{ base: '6', lg: '16' }}
      gridTemplateColumns={{ lg: 'repeat(2, minmax(0, 1fr))' }}
      alignItems="center"
    >
      <Illustration
        name={picture}
        alt={alt}
        size={[1200, 900]}
        sizes="(min-width: 76rem) 34rem, (min-width: 64rem) 45vw, 92vw"
        loading={mirrored ? 'lazy' : 'eager'}
        order={{ lg: mirrored ? 1 : 0 }}
      />
      <styled.div display="grid" gap="4">
        <styled.p color="fg.accent" fontWeight="semibold">
          {name}
        </styled.p>
        <styled.h2 id={`${id}-title`} fontSize={{ base: '2xl', lg: '4xl' }} fontWeight="bold" textWrap="balance">
          {title}
        </styled.h2>
        {paragraphs.map((paragraph) => (
          <styled.p key={paragraph} color="gray.700" lineHeight="1.8">
            {paragraph}
          </styled.p>
        ))}
        <Claims kinds={claims} />
      </styled.div>
    </styled.section>
  );
}

/** The claims that are allowed in the visitor's store, in large figures. */
function Claims({ kinds }: { kinds: readonly ClaimKind[] }) {
  const { market, language } = useSettings();
  const claims = CLAIMS[market].claims.filter(({ kind }) => kinds.includes(kind));
  return (
    <styled.dl display="flex" flexWrap="wrap" columnGap="8" rowGap="5" mt="2">
      {claims.map(({ kind, figure, statement }) => (
        <styled.div key={kind} flex="1 1 11rem" maxWidth="16rem">
          <styled.dt fontSize="3xl" fontWeight="bold" color="fg.accent">
            {figure[language]}
          </styled.dt>
          <styled.dd fontSize="sm" color="fg.muted">
            {statement[language]}
          </styled.dd>
        </styled.div>
      ))}
    </styled.dl>
  );
}
