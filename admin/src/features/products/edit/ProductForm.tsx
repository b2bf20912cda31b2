import { chakra, Flex, Grid, Text } from '@chakra-ui/react';
import { DOWNLOAD_FILES, DOWNLOADS } from '@eunbit/schema/downloads';
import { PACKED_SIDES, type PackedUnit } from '@eunbit/schema/packed-unit';
import { message } from '@eunbit/schema/staff-messages';
import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { useStores } from '../../../app/stores.ts';
import { useText } from '../../../app/use-text.ts';
import { Button } from '../../../components/Button.tsx';
import { ErrorAlert } from '../../../components/ErrorAlert.tsx';
import { FoldingPanel, unfoldAround } from '../../../components/FoldingPanel.tsx';
import { FIRST_ERROR, focusFirstError } from '../../../components/first-error.ts';
import { TextField } from '../../../components/TextField.tsx';
import { TickBox } from '../../../components/TickBox.tsx';
import { UnsavedGuard } from '../../../components/UnsavedGuard.tsx';
import type { StaffProductFieldsFragment } from '../../../gql/graphql.ts';
import type { MessageId } from '../../../gql/message-id.ts';
import { ComparisonFields } from './ComparisonFields.tsx';
import { ContentsFields } from './ContentsFields.tsx';
import { DisclosureFields } from './DisclosureFields.tsx';
import { EditConflict } from './EditConflict.tsx';
import { formPart, type PartProps } from './form-part.ts';
import { GoesWithFields } from './GoesWithFields.tsx';
import { ListingFields } from './ListingFields.tsx';
import { PictureFields } from './PictureFields.tsx';
import { PlaceFields } from './PlaceFields.tsx';
import { differingParts, toProductDraft, validateDraft } from './product-draft.ts';
import { SectionFields } from './SectionFields.tsx';
import { SectionList } from './SectionList.tsx';
import { SuitFields } from './SuitFields.tsx';
import { TextFields } from './TextFields.tsx';
import { useProductForm } from './use-product-form.ts';

interface ProductFormProps {
  /** The edited product as it was loaded; null for a new one. */
  readonly product: StaffProductFieldsFragment | null;
  readonly onSaved: (product: StaffProductFieldsFragment) => void;
}

/** Adds or edits a product. A failed save keeps the input. */
export function ProductForm({ product, onSaved }: ProductFormProps) {
  const t = useText();
  const language = useLanguage();
  // The data of a closed store is saved unchanged.
  const stores = useStores();
  const form = useRef<HTMLFormElement>(null);
  const state = useProductForm(product);
  const { draft, base, wrong, problem, newer, change } = state;
  const isNew = base === null;
  const part = { draft, wrong, onChange: change };

  /** Opens the panel around an invalid field before focusing it. */
  function focusWrong() {
    unfoldAround(form.current?.querySelector(FIRST_ERROR));
    focusFirstError(form.current);
  }

  /** Validates the form and shows its errors. */
  function isValid(): boolean {
    const failures = validateDraft(draft, isNew, stores);
    if (failures.length === 0) return true;
    const texts = failures.map(({ path, key }) => [path, message(key, language)] as const);
    flushSync(() => state.refuse(t('products.edit.wrong'), Object.fromEntries(texts)));
    focusWrong();
    return false;
  }

  async function submit() {
    if (state.saving || !isValid()) return;
    const saved = await state.save();
    if (saved) onSaved(saved);
    else focusWrong();
  }

  async function openPreview() {
    if (state.previewing || !isValid()) return;
    // Opened inside the click: browsers block windows that open later.
    const page = window.open('', '_blank');
    const address = await state.preview();
    if (address && page) page.location.href = address;
    else page?.close();
    if (address && !page) state.refuse(t('products.edit.previewBlocked'), {});
  }

  return (
    <chakra.form
      ref={form}
      noValidate
      display="grid"
      gap="5"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <UnsavedGuard unsaved={state.unsaved} />
      <SectionList />
      <TextFields {...part} />
      <PlaceFields {...part} />
      <Grid gap="5" templateColumns={{ md: '1fr 1fr' }} alignItems="start">
        {stores.map((market) => (
          <ListingFields key={market} market={market} isNew={isNew} {...part} />
        ))}
      </Grid>
      <ContentsFields {...part} />
      <PackingFields {...part} />
      <PictureFields draft={draft} wrong={wrong} onPictures={state.changePictures} />
      <SectionFields {...part} />
      {stores.map((market) => (
        <DisclosureFields key={market} market={market} {...part} />
      ))}
      <ComparisonFields {...part} />
      <SuitFields {...part} />
      <GoesWithFields productId={base?.id ?? null} {...part} />
      <ReportFields {...part} />
      {newer && base ? (
        <EditConflict
          message={newer.message}
          changed={differingParts(toProductDraft(base), toProductDraft(newer.product))}
          onTakeNew={state.takeNew}
          onKeepMine={state.keepMine}
        />
      ) : problem ? (
        <ErrorAlert>{problem}</ErrorAlert>
      ) : null}
      <Flex wrap="wrap" justify="flex-end" gap="2">
        <Button variant="outline" loading={state.previewing} onClick={() => void openPreview()}>
          {t('products.edit.preview')}
        </Button>
        <Button type="submit" loading={state.saving} disabled={newer !== null}>
          {t(isNew ? 'products.edit.add' : 'products.edit.save')}
        </Button>
      </Flex>
    </chakra.form>
  );
}

const FIELDS: readonly (keyof PackedUnit)[] = ['weightGrams', ...PACKED_SIDES];

const FIELD_TEXT: Readonly<Record<keyof PackedUnit, MessageId>> = {
  weightGrams: 'products.edit.weightGrams',
  lengthMm: 'products.edit.lengthMm',
  widthMm: 'products.edit.widthMm',
  heightMm: 'products.edit.heightMm',
};

/** Weight and size of one packed unit, in grams and millimetres for both stores. */
const PackingFields = formPart(
  () => ['packedUnit'],
  function PackingFields({ draft: { packedUnit }, wrong, onChange }: PartProps<'packedUnit'>) {
    const t = useText();
    return (
      <FoldingPanel id="product-packing" title={t('products.edit.packing')}>
        <Text color="fg.muted" mb="3">
          {t('products.edit.packingHint')}
        </Text>
        <Grid gap="4" templateColumns={{ base: '1fr 1fr', md: 'repeat(4, 1fr)' }} alignItems="start">
          {FIELDS.map((name) => (
            <TextField
              key={name}
              label={t(FIELD_TEXT[name])}
              error={wrong[`packedUnit.${name}`] ?? null}
              inputMode="numeric"
              autoComplete="off"
              value={packedUnit[name]}
              onChange={(event) => onChange({ packedUnit: { ...packedUnit, [name]: event.target.value } })}
            />
          ))}
        </Grid>
      </FoldingPanel>
    );
  },
);

/** Test reports that the product's page offers. */
const ReportFields = formPart(
  () => ['reports'],
  function ReportFields({ draft: { reports }, onChange }: PartProps<'reports'>) {
    const t = useText();
    const language = useLanguage();
    return (
      <FoldingPanel id="product-reports" title={t('products.edit.reports')}>
        <Grid columnGap="6" templateColumns={{ md: '1fr 1fr' }}>
          {DOWNLOAD_FILES.map((file) => (
            <TickBox
              key={file}
              label={DOWNLOADS[file].title[language]}
              checked={reports.includes(file)}
              onChange={(ticked) => {
                // In a fixed order, so that checking and unchecking leaves the form unchanged.
                onChange({ reports: DOWNLOAD_FILES.filter((one) => (one === file ? ticked : reports.includes(one))) });
              }}
            />
          ))}
        </Grid>
      </FoldingPanel>
    );
  },
);
