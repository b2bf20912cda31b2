import { useQuery } from '@apollo/client/react';
import { Box } from '@chakra-ui/react';
import { useParams } from 'react-router';
import { useText } from '../../app/use-text.ts';
import { TextLink } from '../../components/ButtonLink.tsx';
import { ErrorAlert } from '../../components/ErrorAlert.tsx';
import { PageSkeleton } from '../../components/PageSkeleton.tsx';
import { PageTitle } from '../../components/PageTitle.tsx';
import { useReload } from '../../components/use-reload.ts';
import { graphql } from '../../gql/index.ts';
import { browserErrorListUrl } from '../../urls/browser-errors.urls.ts';
import { BrowserErrorDetail } from './BrowserErrorDetail.tsx';

const BrowserErrorGroupDocument = graphql(`
  query BrowserErrorGroup($id: ID!) {
    browserErrorGroup(id: $id) {
      id
      ...BrowserErrorDetail_BrowserErrorGroup
    }
  }
`);

const REFRESH_MS = 30_000;

/** One group of errors. */
export function BrowserErrorPage() {
  const t = useText();
  const { id = '' } = useParams();
  const answer = useQuery(BrowserErrorGroupDocument, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
    pollInterval: REFRESH_MS,
  });
  const reload = useReload(answer);
  const { data, error, loading } = answer;
  return (
    <>
      <Box mb="2">
        <TextLink to={browserErrorListUrl()}>← {t('browserErrors.toList')}</TextLink>
      </Box>
      {data?.browserErrorGroup ? (
        <BrowserErrorDetail group={data.browserErrorGroup} />
      ) : error ? (
        <ErrorAlert onRetry={reload} retrying={loading}>
          {t('browserErrors.failed')}
        </ErrorAlert>
      ) : data ? (
        <>
          <PageTitle title={t('browserErrors.title')} />
          <p>{t('browserErrors.missing')}</p>
        </>
      ) : (
        <PageSkeleton />
      )}
    </>
  );
}
