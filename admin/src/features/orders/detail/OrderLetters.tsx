import { chakra } from '@chakra-ui/react/styled-system';
import type { Market } from '@eunbit/schema/market';
import { dateTimeText } from '@eunbit/ui/date';
import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import { useText } from '../../../app/use-text.ts';
import { TextLink } from '../../../components/ButtonLink.tsx';
import { Panel } from '../../../components/Panel.tsx';
import { type FragmentType, graphql, readFragment } from '../../../gql/index.ts';
import { LETTER_KIND_TEXT, LETTER_STATE_TEXT } from '../../letters/letter-texts.ts';
import { letterListUrl } from '../../letters/letters.urls.ts';

const OrderLettersFragment = graphql(`
  fragment OrderLetters_OrderFile on OrderFile {
    letters {
      id
      kind
      to
      state
      subject
      createdAt
      sentAt
      error
    }
  }
`);

interface OrderLettersProps {
  readonly file: FragmentType<typeof OrderLettersFragment>;
  readonly market: Market;
}

/** Which letters about the order went to whom, and what became of them. */
export function OrderLetters({ file: ref, market }: OrderLettersProps) {
  const t = useText();
  const language = useLanguage();
  const { letters } = readFragment(OrderLettersFragment, ref);
  return (
    <Panel title={t('orders.letters.title')}>
      {letters.length === 0 ? <chakra.p color="fg.muted">{t('orders.letters.none')}</chakra.p> : null}
      <chakra.ol listStyle="none" display="grid" gap="3">
        {letters.map(({ id, kind, to, state, subject, createdAt, sentAt, error }) => (
          <chakra.li key={id} overflowWrap="anywhere">
            <TextLink to={letterListUrl({ letter: id })}>{subject ?? t(LETTER_KIND_TEXT[kind])}</TextLink>
            <chakra.p color={state === 'FAILED' ? 'fg.error' : 'fg.muted'} fontSize="xs">
              {t(LETTER_STATE_TEXT[state])} · {to} · {dateTimeText(sentAt ?? createdAt, language, market)}
              {error ? ` · ${error}` : null}
            </chakra.p>
            {state === 'FAILED' ? <p>{t('orders.letters.failed')}</p> : null}
          </chakra.li>
        ))}
      </chakra.ol>
    </Panel>
  );
}
