import { useQuery } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react';
import { useText } from '../app/use-text.ts';
import { graphql } from '../gql/index.ts';

const RehearsalDocument = graphql(`query Rehearsal { visitor { isRehearsal } }`);

/** Shown in a shop whose providers are sandboxes. */
export function RehearsalBanner() {
  const t = useText();
  const { data } = useQuery(RehearsalDocument);
  if (!data?.visitor.isRehearsal) return null;
  return (
    <chakra.aside
      aria-label={t('app.rehearsal.label')}
      bg="amber.200"
      color="gray.900"
      px="4"
      py="2"
      textAlign="center"
    >
      <chakra.strong fontWeight="semibold">{t('app.rehearsal')}</chakra.strong>
    </chakra.aside>
  );
}
