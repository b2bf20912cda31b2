import { Badge, Box, chakra, Flex, Text } from '@chakra-ui/react';
import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import { useText } from '../../app/use-text.ts';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { DialogButton } from '../../components/DialogButton.tsx';
import { MoveButtons, type MoveButtonsProps } from '../../components/MoveButtons.tsx';
import { companyBlockUrl, companyUrl } from '../../urls/company.urls.ts';
import type { CompanyBlock } from './company-blocks.ts';

interface BlockRowProps extends Omit<MoveButtonsProps, 'name'> {
  readonly block: CompanyBlock;
}

/** A person or a place in the reader's language, with buttons to edit, move and remove it. */
export function BlockRow({ block, ...place }: BlockRowProps) {
  const t = useText();
  const language = useLanguage();
  const { id, ko, en, photo } = block;
  const shown = language === 'en' && en ? en : ko;
  const [initial = ''] = shown.name;
  return (
    <chakra.li
      display="grid"
      gap="4"
      alignItems="center"
      gridTemplateColumns={{ base: '4rem minmax(0, 1fr)', lg: '4rem minmax(0, 1fr) auto' }}
      bg="white"
      borderWidth="1px"
      borderRadius="lg"
      px={{ base: '4', md: '5' }}
      py="4"
    >
      {photo ? (
        <chakra.img src={photo.url} alt="" boxSize="16" objectFit="cover" borderRadius="md" bg="bg.muted" />
      ) : (
        <Box
          aria-hidden
          boxSize="16"
          display="grid"
          placeItems="center"
          borderRadius="md"
          bg="bg.muted"
          color="fg.muted"
          fontSize="2xl"
          fontWeight="semibold"
        >
          {initial}
        </Box>
      )}
      <Box minW="0" lang={shown === ko ? 'ko' : 'en'}>
        <Flex wrap="wrap" align="center" columnGap="3">
          <chakra.h3 fontSize="md" fontWeight="semibold" overflowWrap="anywhere">
            {shown.name}
          </chakra.h3>
          {en ? null : <Badge lang={language}>{t('company.untranslated')}</Badge>}
        </Flex>
        <Text color="fg.muted" overflowWrap="anywhere">
          {shown.role || shown.address}
        </Text>
        <Text overflowWrap="anywhere" whiteSpace="pre-line" lineClamp={3}>
          {shown.text}
        </Text>
      </Box>
      <Flex gridColumn={{ base: '1 / -1', lg: 'auto' }} wrap="wrap" justify="flex-end" gap="2">
        <MoveButtons name={shown.name} {...place} />
        <ButtonLink
          size="sm"
          variant="outline"
          to={companyBlockUrl(id)}
          aria-label={t('company.editLabel', { name: shown.name })}
        >
          {t('company.editShort')}
        </ButtonLink>
        <DialogButton
          size="sm"
          variant="outline"
          colorPalette="red"
          to={companyUrl({ deleting: id })}
          aria-label={t('company.delete', { name: shown.name })}
        >
          {t('company.deleteShort')}
        </DialogButton>
      </Flex>
    </chakra.li>
  );
}
