import { chakra, Flex, Grid, Text, VisuallyHidden } from '@chakra-ui/react';
import { type CompanyBlockKind, MAXIMUM_COMPANY_BLOCKS } from '@eunbit/schema/company-block';
import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import { useId, useState } from 'react';
import { useText } from '../../app/use-text.ts';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { showError } from '../../components/toaster.ts';
import { addCompanyBlockUrl } from '../../urls/company.urls.ts';
import { BlockRow } from './BlockRow.tsx';
import { KIND_TEXTS } from './company-block-texts.ts';
import type { CompanyBlock } from './company-blocks.ts';
import { useMoveCompanyBlock } from './company-mutations.ts';

interface BlockSectionProps {
  readonly kind: CompanyBlockKind;
  /** Sorted by position. */
  readonly blocks: readonly CompanyBlock[];
}

/** The blocks of a kind, in order; each move is saved at once. */
export function BlockSection({ kind, blocks }: BlockSectionProps) {
  const t = useText();
  const language = useLanguage();
  const title = useId();
  const [announced, setAnnounced] = useState('');
  const { send, busy } = useMoveCompanyBlock();
  const texts = KIND_TEXTS[kind];
  const isFull = blocks.length >= MAXIMUM_COMPANY_BLOCKS;

  async function moveBy({ id, ko, en }: CompanyBlock, index: number, by: 1 | -1) {
    if (busy) return;
    const { name } = (language === 'en' && en) || ko;
    const { problem } = await send({ id, direction: by < 0 ? 'EARLIER' : 'LATER' });
    if (problem) showError(problem.message ?? t('company.saveFailed'));
    else setAnnounced(t('app.rows.movedTo', { name, place: index + by + 1, count: blocks.length }));
  }

  return (
    <chakra.section aria-labelledby={title}>
      <Flex wrap="wrap" align="center" gap="3" mb="3">
        <chakra.h2 id={title} fontSize="lg" fontWeight="bold" marginEnd="auto">
          {t(texts.title)}
        </chakra.h2>
        {isFull ? (
          <Text color="fg.muted">{t('company.full', { count: MAXIMUM_COMPANY_BLOCKS })}</Text>
        ) : blocks.length > 0 ? (
          <ButtonLink size="sm" to={addCompanyBlockUrl(kind)}>
            {t(texts.add)}
          </ButtonLink>
        ) : null}
      </Flex>
      {blocks.length > 0 ? (
        <chakra.ol listStyle="none" display="grid" gap="3">
          {blocks.map((block, index) => (
            <BlockRow
              key={block.id}
              block={block}
              index={index}
              count={blocks.length}
              onMove={(by) => void moveBy(block, index, by)}
            />
          ))}
        </chakra.ol>
      ) : (
        <Grid bg="white" borderWidth="1px" borderRadius="md" px="4" py="10" gap="4" justifyItems="center">
          <Text textAlign="center" color="fg.muted" maxW="32rem">
            {t(texts.empty)}
          </Text>
          <ButtonLink to={addCompanyBlockUrl(kind)}>{t(texts.add)}</ButtonLink>
        </Grid>
      )}
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
    </chakra.section>
  );
}
