import { Box, chakra, Flex } from '@chakra-ui/react';
import { useText } from '../../app/use-text.ts';
import { Button } from '../../components/Button.tsx';
import { Panel } from '../../components/Panel.tsx';
import { TextField } from '../../components/TextField.tsx';
import { toaster } from '../../components/toaster.ts';
import { useOneFieldForm } from '../../components/use-one-field-form.ts';
import type { PopularSearchesView } from '../../urls/popular-searches.urls.ts';
import { useHidePopularSearch } from './popular-search-mutations.ts';

interface HideWordFormProps {
  readonly view: PopularSearchesView;
  readonly onHidden: () => void;
}

/** Hides a search that is in neither list, before shoppers make it popular. */
export function HideWordForm({ view, onHidden }: HideWordFormProps) {
  const t = useText();
  const { send, busy } = useHidePopularSearch();
  const { form, submit, field } = useOneFieldForm({
    validate: (typed) => (typed.trim() === '' ? t('popularSearches.wordMissing') : null),
    send: (text) => send({ ...view, text, isHidden: true }),
    busy,
    failed: t('popularSearches.saveFailed'),
    onSent: (typed) => {
      onHidden();
      toaster.create({ title: t('popularSearches.hideDone', { text: typed.trim() }) });
    },
  });

  return (
    <Panel title={t('popularSearches.hideWord')}>
      <chakra.form ref={form} noValidate onSubmit={submit}>
        <Flex wrap="wrap" align="flex-start" gap="2">
          <Box flex={{ base: '1 1 100%', md: '1 1 14rem' }}>
            <TextField
              label={t('popularSearches.word')}
              hint={t('popularSearches.wordHint')}
              name="word"
              autoComplete="off"
              {...field}
            />
          </Box>
          <Button type="submit" variant="subtle" mt={{ md: '1.6875rem' }} loading={busy}>
            {t('popularSearches.hide')}
          </Button>
        </Flex>
      </chakra.form>
    </Panel>
  );
}
