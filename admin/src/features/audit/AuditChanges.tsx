import { chakra, Span } from '@chakra-ui/react';
import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import { useClock } from '../../app/clock.ts';
import { useText } from '../../app/use-text.ts';
import { type FragmentType, graphql, readFragment } from '../../gql/index.ts';
import { fieldText } from './audit-texts.ts';
import { valueInWords } from './audit-values.ts';

const AuditChangesFragment = graphql(`
  fragment AuditChanges_AuditEntry on AuditEntry {
    changes { field before after }
  }
`);

/** Old and new values of a change. */
export function AuditChanges({ entry: ref }: { readonly entry: FragmentType<typeof AuditChangesFragment> }) {
  const t = useText();
  const language = useLanguage();
  const clock = useClock();
  const { changes } = readFragment(AuditChangesFragment, ref);
  const getName = (field: string) => {
    const text = fieldText(field);
    return text ? t(text) : field;
  };
  const shown = (field: string, value: string) => valueInWords(field, value, { t, language, clock });
  if (changes.length === 0) return null;
  return (
    <chakra.ul listStyle="none" mt="1.5" display="grid" gap="1">
      {changes.map(({ field, before, after }) => (
        <chakra.li key={field} overflowWrap="anywhere" lineClamp={3}>
          <Span color="fg.muted">{getName(field)}:</Span>{' '}
          {before ? (
            <>
              <chakra.del color="fg.muted">{shown(field, before)}</chakra.del> →{' '}
            </>
          ) : null}
          {/* A line is under what has replaced something: it would look like a link otherwise. */}
          {after ? (
            <chakra.ins textDecoration={before ? undefined : 'none'}>{shown(field, after)}</chakra.ins>
          ) : (
            <Span color="fg.muted">{t('audit.none')}</Span>
          )}
        </chakra.li>
      ))}
    </chakra.ul>
  );
}
