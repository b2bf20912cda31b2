import { useQuery } from '@apollo/client/react';
import { Alert, Badge, chakra, Flex, Grid, Text } from '@chakra-ui/react';
import { CheckArea, type FindingStatus } from '@eunbit/schema/launch-checklist';
import { dateTimeText } from '@eunbit/ui/date';
import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import { useClock } from '../../app/clock.ts';
import { useText } from '../../app/use-text.ts';
import { Button } from '../../components/Button.tsx';
import { TextLink } from '../../components/ButtonLink.tsx';
import { ListFrame } from '../../components/ListFrame.tsx';
import { PageTitle } from '../../components/PageTitle.tsx';
import { Panel } from '../../components/Panel.tsx';
import { useReload } from '../../components/use-reload.ts';
import { type FragmentType, graphql, readFragment } from '../../gql/index.ts';

const LaunchChecklistDocument = graphql(`
  query LaunchChecklist {
    launchChecklist { checkedAt findings { id area status ...FindingRow_LaunchFinding } }
  }
`);

/** Findings that need action come first. */
const STATE_ORDER = ['WRONG', 'UNKNOWN', 'NOTE', 'GOOD'] as const satisfies readonly FindingStatus[];

/** Whether the shop is ready to open. */
export function LaunchChecklistPage() {
  const t = useText();
  return (
    <>
      <PageTitle title={t('launchChecklist.title')} />
      <LaunchChecklist />
    </>
  );
}

function LaunchChecklist() {
  const t = useText();
  const language = useLanguage();
  const clock = useClock();
  // Each request runs all checks, so a return to the page shows the cached results; a button runs them again.
  const answer = useQuery(LaunchChecklistDocument);
  const reload = useReload(answer);
  const { data, loading } = answer;
  const checklist = data?.launchChecklist;
  return (
    <>
      <Text color="fg.muted" mb="4" maxW="60rem">
        {t('launchChecklist.note')}
      </Text>
      <Flex wrap="wrap" align="center" gap="3" mb="4">
        <Button onClick={reload} loading={loading}>
          {t('launchChecklist.again')}
        </Button>
        <Text color="fg.muted" role="status">
          {loading ? t('launchChecklist.checking') : null}
          {!loading && checklist
            ? t('launchChecklist.checkedAt', { at: dateTimeText(checklist.checkedAt, language, clock) })
            : null}
        </Text>
      </Flex>
      <ListFrame answer={answer} failed={t('launchChecklist.failed')} busy={loading} rows={6} rowHeight="7rem">
        {checklist ? (
          <Grid gap="4">
            <Summary states={checklist.findings.map(({ status }) => status)} />
            {Object.values(CheckArea).map((area) => {
              const found = checklist.findings.filter((finding) => finding.area === area);
              const ordered = STATE_ORDER.flatMap((state) => found.filter((finding) => finding.status === state));
              return found.length > 0 ? (
                <Panel key={area} title={t(`launchChecklist.area.${area}`)}>
                  <chakra.ul listStyle="none">
                    {ordered.map((finding) => (
                      <FindingRow key={finding.id} finding={finding} />
                    ))}
                  </chakra.ul>
                </Panel>
              ) : null;
            })}
          </Grid>
        ) : null}
      </ListFrame>
    </>
  );
}

function Summary({ states }: { states: readonly FindingStatus[] }) {
  const t = useText();
  const count = (wanted: FindingStatus) => states.filter((state) => state === wanted).length;
  const [wrong, unknown] = [count('WRONG'), count('UNKNOWN')];
  return (
    <Alert.Root status={wrong > 0 ? 'error' : unknown > 0 ? 'warning' : 'success'}>
      <Alert.Content>
        {wrong > 0 ? t('launchChecklist.open', { count: wrong }) : null}{' '}
        {unknown > 0 ? t('launchChecklist.unknown', { count: unknown }) : null}
        {wrong + unknown === 0 ? t('launchChecklist.ready') : null}
      </Alert.Content>
    </Alert.Root>
  );
}

const FindingRowFragment = graphql(`
  fragment FindingRow_LaunchFinding on LaunchFinding {
    status
    about
    text
    advice
  }
`);

const COLOR: Readonly<Record<FindingStatus, string>> = { GOOD: 'green', NOTE: 'gray', WRONG: 'red', UNKNOWN: 'amber' };

/** Findings with this address prefix are resolved on a page of the back office. */
const BACK_OFFICE = '/admin/';

/** What one check found, and what to do about it. */
function FindingRow({ finding }: { finding: FragmentType<typeof FindingRowFragment> }) {
  const t = useText();
  const { status, about, text, advice } = readFragment(FindingRowFragment, finding);
  return (
    <chakra.li
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: '6rem minmax(0, 1fr)' }}
      gap={{ base: '1', md: '3' }}
      py="2.5"
      borderTopWidth="1px"
      _first={{ borderTopWidth: '0' }}
    >
      <div>
        <Badge colorPalette={COLOR[status]}>{t(`launchChecklist.state.${status}`)}</Badge>
      </div>
      <div>
        <Text overflowWrap="anywhere">{text}</Text>
        {advice ? (
          <Text mt="1" fontWeight="medium" overflowWrap="anywhere">
            → {advice}
          </Text>
        ) : null}
        <Text mt="0.5" fontSize="xs" color="fg.muted" overflowWrap="anywhere">
          {about.startsWith(BACK_OFFICE) ? (
            <TextLink to={about.slice(BACK_OFFICE.length - 1)} fontSize="sm">
              {t('launchChecklist.fill')}
            </TextLink>
          ) : (
            about
          )}
        </Text>
      </div>
    </chakra.li>
  );
}
