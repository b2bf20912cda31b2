import { chakra, Flex, Grid, Text } from '@chakra-ui/react';
import { FIND_ANSWERS, FIND_QUESTIONS, type FindQuestion } from '@eunbit/schema/product-discovery';
import { MAXIMUM_REASON_LENGTH, type SuitFields as Suit } from '@eunbit/schema/validation-product-discovery';
import { useText } from '../../../app/use-text.ts';
import { FoldingPanel } from '../../../components/FoldingPanel.tsx';
import { TextField } from '../../../components/TextField.tsx';
import { TickBox } from '../../../components/TickBox.tsx';
import type { MessageId } from '../../../gql/message-id.ts';
import { withSuit } from './discovery-draft.ts';
import { formPart, type PartProps } from './form-part.ts';

const QUESTION_TEXT: Readonly<Record<FindQuestion, MessageId>> = {
  place: 'products.suits.place',
  people: 'products.suits.people',
  matter: 'products.suits.matter',
};

/** Answers for which the product finder recommends the product, with a reason for each. */
export const SuitFields = formPart(
  () => ['suits'],
  function SuitFields({ draft: { suits }, wrong, onChange }: PartProps<'suits'>) {
    const t = useText();
    const change = (index: number, part: Partial<Suit>) =>
      onChange({ suits: suits.map((suit, place) => (place === index ? { ...suit, ...part } : suit)) });
    return (
      <FoldingPanel id="product-suits" title={t('products.edit.suits')}>
        <Text color="fg.muted" mb="3">
          {t('products.suits.hint')}
        </Text>
        {FIND_QUESTIONS.map((question) => (
          <chakra.fieldset key={question} mb="4" border="none" p="0">
            <chakra.legend fontSize="sm" fontWeight="semibold" mb="1">
              {t(QUESTION_TEXT[question])}
            </chakra.legend>
            <Flex wrap="wrap" columnGap="6">
              {FIND_ANSWERS[question].map((tag) => (
                <TickBox
                  key={tag}
                  label={t(`products.suits.${tag}`)}
                  checked={suits.some((suit) => suit.tag === tag)}
                  onChange={(isChosen) => onChange({ suits: withSuit(suits, tag, isChosen) })}
                />
              ))}
            </Flex>
          </chakra.fieldset>
        ))}
        <Grid gap="3" templateColumns={{ md: '1fr 1fr' }} alignItems="start">
          {suits.flatMap((suit, index) =>
            (['reasonKo', 'reasonEn'] as const).map((name) => {
              const language = t(name === 'reasonKo' ? 'products.edit.korean' : 'products.edit.english');
              return (
                <TextField
                  key={`${suit.tag}.${name}`}
                  label={`${t('products.suits.reason', { answer: t(`products.suits.${suit.tag}`) })} (${language})`}
                  lang={name === 'reasonKo' ? 'ko' : 'en'}
                  autoComplete="off"
                  error={wrong[`suits.${index}.${name}`] ?? null}
                  maxLength={MAXIMUM_REASON_LENGTH}
                  value={suit[name]}
                  onChange={(event) => change(index, { [name]: event.target.value })}
                />
              );
            }),
          )}
        </Grid>
      </FoldingPanel>
    );
  },
);
