import { Grid } from '@chakra-ui/react';
import { useText } from '../../../app/use-text.ts';
import { FoldingPanel } from '../../../components/FoldingPanel.tsx';
import { TextField } from '../../../components/TextField.tsx';
import type { MessageId } from '../../../gql/message-id.ts';
import { formPart, type PartProps } from './form-part.ts';

type TextName = 'titleKo' | 'titleEn' | 'subtitleKo' | 'subtitleEn';

const ROWS: readonly { readonly ko: TextName; readonly en: TextName; readonly text: MessageId }[] = [
  { ko: 'titleKo', en: 'titleEn', text: 'products.edit.title' },
  { ko: 'subtitleKo', en: 'subtitleEn', text: 'products.edit.subtitle' },
];

const FIELDS = ROWS.flatMap(({ ko, en }) => [ko, en]);

/** Name and subtitle in both languages. */
export const TextFields = formPart(
  () => FIELDS,
  function TextFields({ draft, wrong, onChange }: PartProps<TextName>) {
    const t = useText();
    const field = (name: TextName, label: string) => (
      <TextField
        key={name}
        label={label}
        error={wrong[name] ?? null}
        lang={name.endsWith('Ko') ? 'ko' : 'en'}
        maxLength={200}
        autoComplete="off"
        value={draft[name]}
        onChange={(event) => onChange({ [name]: event.target.value })}
      />
    );
    return (
      <FoldingPanel id="product-texts" title={t('products.edit.texts')}>
        <Grid gap="4" templateColumns={{ md: '1fr 1fr' }} alignItems="start">
          {ROWS.flatMap(({ ko, en, text }) => [
            field(ko, `${t(text)} (${t('products.edit.korean')})`),
            field(en, `${t(text)} (${t('products.edit.english')})`),
          ])}
        </Grid>
      </FoldingPanel>
    );
  },
);
