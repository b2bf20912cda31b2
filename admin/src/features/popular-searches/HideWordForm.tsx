import { Box, chakra, Flex } from '@chakra-ui/react';
import { useText } from '../../app/use-text.ts';
import { Button } from '../../components/Button.tsx';
import { Panel } from '../../components/Panel.tsx';
import { TextField } from '../../components/TextField.tsx';
import { toaster } from '../../components/toaster.ts';
import { useSendForm } from '../../components/use-send-form.ts';
import type { PopularSearchesView } from '../../urls/popular-searches.urls.ts';
import { useHidePopularSearch } from './popular-search-mutations.ts';

interface HideWordFormProps {
  readonly view: PopularSearchesView;
  readonly onHidden: () => void;
}

/** Hides a search that is in neither list, before shoppers make it popular. */
export function HideWordForm({ view, onHidden }: HideWordFormProps) {
  const t = useText();
  const { send } = useHidePopularSearch();
  const form = useSendForm({
    values: { word: '' },
    validate: ({ word }) => (word.trim() === '' ? [{ path: 'word', text: t('popularSearches.wordMissing') }] : []),
    send: ({ word }) => send({ ...view, text: word, isHidden: true }),
    failed: t('popularSearches.saveFailed'),
    problemField: 'word',
    startsOver: true,
    onSent(_sent, { word }) {
      onHidden();
      toaster.create({ title: t('popularSearches.hideDone', { text: word.trim() }) });
    },
  });

  return (
    <Panel title={t('popularSearches.hideWord')}>
      <chakra.form {...form.formProps}>
        <Flex wrap="wrap" align="flex-start" gap="2">
          <Box flex={{ base: '1 1 100%', md: '1 1 14rem' }}>
            <TextField
              label={t('popularSearches.word')}
              hint={t('popularSearches.wordHint')}
              autoComplete="off"
              {...form.field('word')}
            />
          </Box>
          <Button type="submit" variant="subtle" mt={{ md: '1.6875rem' }} loading={form.busy}>
            {t('popularSearches.hide')}
          </Button>
        </Flex>
      </chakra.form>
    </Panel>
  );
}
