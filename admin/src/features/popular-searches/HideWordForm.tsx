import { Box, chakra, Flex } from '@chakra-ui/react';
import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useText } from '../../app/use-text.ts';
import { Button } from '../../components/Button.tsx';
import { focusFirstError } from '../../components/first-error.ts';
import { Panel } from '../../components/Panel.tsx';
import { TextField } from '../../components/TextField.tsx';
import { toaster } from '../../components/toaster.ts';
import type { PopularSearchesView } from '../../urls/popular-searches.urls.ts';
import { useHidePopularSearch } from './use-hide-popular-search.ts';

interface HideWordFormProps {
  readonly view: PopularSearchesView;
  readonly onHidden: () => void;
}

/** Hides a search that is in neither list, before shoppers make it popular. */
export function HideWordForm({ view, onHidden }: HideWordFormProps) {
  const t = useText();
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const { hide, busy } = useHidePopularSearch(view, typed);

  function refuse(why: string) {
    flushSync(() => setProblem(why));
    focusFirstError(form.current);
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const text = typed.trim();
    if (text === '') return refuse(t('popularSearches.wordMissing'));
    try {
      const refused = await hide(true);
      if (refused !== null) return refuse(refused);
      setTyped('');
      setProblem(null);
      onHidden();
      toaster.create({ title: t('popularSearches.hideDone', { text }) });
    } catch {
      refuse(t('popularSearches.saveFailed'));
    }
  }

  return (
    <Panel title={t('popularSearches.hideWord')}>
      <chakra.form ref={form} noValidate onSubmit={submit}>
        <Flex wrap="wrap" align="flex-start" gap="2">
          <Box flex="1 1 14rem">
            <TextField
              label={t('popularSearches.word')}
              hint={t('popularSearches.wordHint')}
              name="word"
              autoComplete="off"
              value={typed}
              error={problem}
              onChange={(event) => {
                setTyped(event.target.value);
                setProblem(null);
              }}
            />
          </Box>
          <Button type="submit" variant="subtle" mt="1.6875rem" loading={busy}>
            {t('popularSearches.hide')}
          </Button>
        </Flex>
      </chakra.form>
    </Panel>
  );
}
