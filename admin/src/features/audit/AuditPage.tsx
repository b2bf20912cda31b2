import { Box, Flex, Grid } from '@chakra-ui/react';
import { AuditSubject } from '@eunbit/schema/audit';
import { useNavigate, useSearchParams } from 'react-router';
import { useText } from '../../app/use-text.ts';
import { CursorPager } from '../../components/CursorPager.tsx';
import { ListFrame } from '../../components/ListFrame.tsx';
import { PageTitle } from '../../components/PageTitle.tsx';
import { SelectField } from '../../components/SelectField.tsx';
import { useListQuery } from '../../components/use-list-query.ts';
import { graphql } from '../../gql/index.ts';
import { auditFileUrl, auditUrl, auditView } from '../../urls/audit.urls.ts';
import { ListFileLinks } from '../session/ListFileLinks.tsx';
import { SavedViews } from '../views/SavedViews.tsx';
import { AuditEntries } from './AuditEntries.tsx';

const AuditLogDocument = graphql(`
  query AuditLog($subject: AuditSubject, $after: String) {
    auditLog(subject: $subject, first: 30, after: $after) {
      edges { node { id ...AuditEntries_AuditEntry } }
      pageInfo { hasNextPage endCursor }
    }
  }
`);

/** Audit log, newest first. */
export function AuditPage() {
  const t = useText();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const { subject, trail } = auditView(query);
  const { answer, data } = useListQuery(AuditLogDocument, { subject, after: trail.at(-1) ?? null });
  const log = data?.auditLog;
  return (
    <>
      <PageTitle title={t('audit.title')} />
      <Grid gap="4">
        <SavedViews list="AUDIT" />
        <Flex wrap="wrap" align="flex-end" gap="3">
          <Box width="16rem">
            <SelectField
              label={t('audit.subject')}
              value={subject ?? ''}
              onChange={(event) => {
                const chosen = Object.values(AuditSubject).find((one) => one === event.target.value) ?? null;
                void navigate(auditUrl({ subject: chosen, trail: [] }));
              }}
            >
              <option value="">{t('audit.all')}</option>
              {Object.values(AuditSubject).map((one) => (
                <option key={one} value={one}>
                  {t(`audit.subject.${one}`)}
                </option>
              ))}
            </SelectField>
          </Box>
          <ListFileLinks href={auditFileUrl(subject)}>{t('audit.download')}</ListFileLinks>
        </Flex>
        <ListFrame
          answer={answer}
          failed={t('audit.failed')}
          empty={log?.edges.length === 0 && t(subject ? 'audit.emptyFiltered' : 'audit.empty')}
          rows={8}
          rowHeight="4.5rem"
        >
          {log ? <AuditEntries entries={log.edges.map(({ node }) => node)} /> : null}
        </ListFrame>
        <CursorPager
          label={t('audit.pages')}
          trail={trail}
          pageInfo={log?.pageInfo}
          buildUrl={(further) => auditUrl({ subject, trail: further })}
        />
      </Grid>
    </>
  );
}
