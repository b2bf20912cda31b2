import { chakra, Grid, Span } from '@chakra-ui/react';
import { Market } from '@eunbit/schema/market';
import { MARKET_NAME } from '../../../app/market-texts.ts';
import { useStores } from '../../../app/stores.ts';
import { useText } from '../../../app/use-text.ts';
import { SelectField } from '../../../components/SelectField.tsx';
import { TextField } from '../../../components/TextField.tsx';
import type { PartProps } from './form-part.ts';
import type { PictureDraft } from './product-draft.ts';
import { RowButtons } from './RowButtons.tsx';

interface PictureRowProps extends Pick<PartProps<never>, 'wrong'> {
  readonly picture: PictureDraft;
  readonly index: number;
  readonly count: number;
  readonly onChange: (part: Partial<PictureDraft>) => void;
  readonly onMove: (by: 1 | -1) => void;
  readonly onRemove: () => void;
}

/** One picture with its alternative texts and the buttons that move and remove it. */
export function PictureRow({ picture, index, count, wrong, onChange, onMove, onRemove }: PictureRowProps) {
  const t = useText();
  const number = index + 1;
  const open = useStores();
  const stores = Object.values(Market).filter((market) => open.includes(market) || market === picture.market);
  const alt = (name: 'altKo' | 'altEn', label: string) => (
    <TextField
      label={`${t('products.edit.alt', { number })} (${label})`}
      error={wrong[`pictures.${index}.${name}`] ?? null}
      lang={name === 'altKo' ? 'ko' : 'en'}
      maxLength={200}
      autoComplete="off"
      value={picture[name]}
      onChange={(event) => onChange({ [name]: event.target.value })}
    />
  );
  return (
    <chakra.li
      display="grid"
      gap="3"
      gridTemplateColumns={{ base: '1fr', sm: '7rem minmax(0, 1fr)' }}
      borderWidth="1px"
      borderRadius="md"
      p="3"
    >
      <chakra.img
        src={picture.url}
        alt={picture.altKo || t('products.edit.picture', { number })}
        width="28"
        height="28"
        objectFit="cover"
        borderRadius="md"
        bg="bg.muted"
      />
      <Grid gap="3" minWidth="0">
        {alt('altKo', t('products.edit.korean'))}
        {alt('altEn', t('products.edit.english'))}
        {stores.length > 1 || picture.market ? (
          <SelectField
            label={t('products.edit.pictureStore', { number })}
            value={picture.market ?? ''}
            onChange={({ target }) => onChange({ market: stores.find((market) => market === target.value) ?? null })}
          >
            <option value="">{t('products.edit.bothStores')}</option>
            {stores.map((market) => (
              <option key={market} value={market}>
                {t(MARKET_NAME[market])}
              </option>
            ))}
          </SelectField>
        ) : null}
        <RowButtons
          name={t('products.edit.picture', { number })}
          index={index}
          count={count}
          onMove={onMove}
          onRemove={onRemove}
        >
          <Span marginEnd="auto" color="fg.muted">
            {index === 0 ? t('products.edit.main') : t('products.edit.picture', { number })}
          </Span>
        </RowButtons>
      </Grid>
    </chakra.li>
  );
}
