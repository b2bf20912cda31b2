import { Text } from '@chakra-ui/react';
import { useText } from '../../app/use-text.ts';
import { type FragmentType, graphql, readFragment } from '../../gql/index.ts';
import { AuditChanges } from './AuditChanges.tsx';

const AuditEntryTextFragment = graphql(`
  fragment AuditEntryText_AuditEntry on AuditEntry {
    action
    ...AuditChanges_AuditEntry
  }
`);

/** What somebody did, with the former and the new values. */
export function AuditEntryText({ entry: ref }: { readonly entry: FragmentType<typeof AuditEntryTextFragment> }) {
  const t = useText();
  const entry = readFragment(AuditEntryTextFragment, ref);
  return (
    <>
      <Text fontWeight="semibold">{t(`audit.action.${entry.action}`)}</Text>
      <AuditChanges entry={entry} />
    </>
  );
}
