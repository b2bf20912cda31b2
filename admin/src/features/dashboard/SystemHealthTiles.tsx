import { useQuery } from '@apollo/client/react';
import { Box, chakra, Grid } from '@chakra-ui/react';
import { useText } from '../../app/use-text.ts';
import { ErrorAlert } from '../../components/ErrorAlert.tsx';
import { useReload } from '../../components/use-reload.ts';
import { graphql } from '../../gql/index.ts';
import { REFRESH_MS } from './refresh.ts';
import { Tile } from './Tile.tsx';

const SystemHealthTilesDocument = graphql(`
  query SystemHealthTiles {
    systemHealth {
      failingJobs
    }
  }
`);

/** What went wrong without anybody's doing, of both stores. */
export function SystemHealthTiles() {
  const t = useText();
  const answer = useQuery(SystemHealthTilesDocument, { fetchPolicy: 'cache-and-network', pollInterval: REFRESH_MS });
  const reload = useReload(answer);
  const health = answer.data?.systemHealth;
  return (
    <chakra.section aria-label={t('dashboard.systemHealth')}>
      {answer.error ? (
        <Box mb="3">
          <ErrorAlert onRetry={reload} retrying={answer.loading}>
            {t('dashboard.failed')}
          </ErrorAlert>
        </Box>
      ) : null}
      <Grid gap="3" templateColumns={{ base: '1fr 1fr', md: 'repeat(8, minmax(0, 1fr))' }}>
        <Grid gridColumn={{ md: 'span 2' }}>
          <Tile text={t('dashboard.failingJobs')} to="/jobs" count={health?.failingJobs} bad />
        </Grid>
      </Grid>
    </chakra.section>
  );
}
