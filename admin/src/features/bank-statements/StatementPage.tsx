import { useQuery } from '@apollo/client/react';
import { Grid } from '@chakra-ui/react';
import { StatementLineStatus } from '@eunbit/schema/bank-statement';
import { useSearchParams } from 'react-router';
import { useText } from '../../app/use-text.ts';
import { ChipLinks } from '../../components/ChipLinks.tsx';
import { CursorPager } from '../../components/CursorPager.tsx';
import { ListFrame } from '../../components/ListFrame.tsx';
import { PageTitle } from '../../components/PageTitle.tsx';
import { useReload } from '../../components/use-reload.ts';
import { graphql } from '../../gql/index.ts';
import { statementUrl, statementView } from '../../urls/bank-statements.urls.ts';
import { HandledLines } from './HandledLines.tsx';
import { LinesToBook } from './LinesToBook.tsx';
import { SendStatement } from './SendStatement.tsx';

const StatementLinesDocument = graphql(`
  query StatementLines($state: StatementLineStatus!, $after: String) {
    statementLines(status: $state, first: 100, after: $after) {
      totalCount
      nodes { id ...LinesToBook_StatementLine ...HandledLines_StatementLine }
      pageInfo { hasNextPage endCursor }
    }
  }
`);

/** Deposits from bank statements: imports statements and lets staff match deposits to orders. */
export function StatementPage() {
  const t = useText();
  const [query] = useSearchParams();
  const view = statementView(query);
  const { state, trail } = view;
  const answer = useQuery(StatementLinesDocument, {
    variables: { state, after: trail.at(-1) ?? null },
    fetchPolicy: 'cache-and-network',
  });
  const reload = useReload(answer);
  const list = answer.data?.statementLines;
  return (
    <>
      <PageTitle title={t('bankStatements.title')} market="KR" />
      <Grid gap="5" templateColumns="minmax(0, 1fr)">
        <SendStatement onRead={reload} />
        <ChipLinks
          label={t('bankStatements.states')}
          chips={Object.values(StatementLineStatus).map((one) => ({
            to: statementUrl({ state: one }),
            text: t(`bankStatements.state.${one}`),
            chosen: state === one,
          }))}
        />
        <ListFrame
          answer={answer}
          failed={t('bankStatements.failed')}
          empty={list?.nodes.length === 0 && t(`bankStatements.empty.${state}`)}
          busy={answer.loading && list !== undefined}
          rows={6}
          rowHeight="5.5rem"
        >
          {!list ? null : state === 'OPEN' ? (
            <LinesToBook key={trail.at(-1) ?? ''} lines={list.nodes} onChanged={reload} />
          ) : (
            <HandledLines lines={list.nodes} onChanged={reload} />
          )}
        </ListFrame>
        <CursorPager
          label={t('bankStatements.pages')}
          trail={trail}
          pageInfo={list?.pageInfo}
          totalCount={list?.totalCount}
          buildUrl={(further) => statementUrl({ state, trail: further })}
        />
      </Grid>
    </>
  );
}
