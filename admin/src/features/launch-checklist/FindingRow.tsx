import { Badge, chakra, Text } from '@chakra-ui/react';
import type { FindingStatus } from '@eunbit/schema/launch-checklist';
import { useText } from '../../app/use-text.ts';
import { TextLink } from '../../components/ButtonLink.tsx';
import { type FragmentType, graphql, readFragment } from '../../gql/index.ts';

const FindingRowFragment = graphql(`
  fragment FindingRow_LaunchFinding on LaunchFinding {
    status
    about
    text
    advice
  }
`);

const COLOR: Readonly<Record<FindingStatus, string>> = { GOOD: 'green', NOTE: 'gray', WRONG: 'red', UNKNOWN: 'amber' };

/** What begins so is filled in on a page of the back office. */
const BACK_OFFICE = '/admin/';

/** What one check found, and what to do about it. */
export function FindingRow({ finding }: { finding: FragmentType<typeof FindingRowFragment> }) {
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
