import { useText } from '../../../app/use-text.ts';
import { ConflictAlert } from '../../../components/ConflictAlert.tsx';
import type { MessageId } from '../../../gql/message-id.ts';
import type { ProductDraft } from './product-draft.ts';

const PART_TEXT: Readonly<Record<keyof ProductDraft, MessageId>> = {
  slug: 'products.edit.slug',
  group: 'products.edit.group',
  isBestseller: 'products.edit.bestseller',
  icons: 'products.edit.marks',
  titleKo: 'products.edit.title',
  titleEn: 'products.edit.title',
  subtitleKo: 'products.edit.subtitle',
  subtitleEn: 'products.edit.subtitle',
  contents: 'products.edit.contents',
  sections: 'products.edit.sections',
  pictures: 'products.edit.pictures',
  packedUnit: 'products.edit.packing',
  disclosureKr: 'products.edit.disclosureKr',
  disclosureUs: 'products.edit.disclosureUs',
  comparison: 'products.edit.comparison',
  reports: 'products.edit.reports',
  suits: 'products.edit.suits',
  goesWithIds: 'products.edit.goesWith',
  kr: 'products.edit.kr',
  us: 'products.edit.us',
};

interface EditConflictProps {
  readonly message: string;
  /** Fields that the other person changed. */
  readonly changed: readonly (keyof ProductDraft)[];
  readonly onTakeNew: () => void;
  readonly onKeepMine: () => void;
}

/** Reports that somebody else has saved first, and lets the person choose between the two versions. */
export function EditConflict({ message, changed, onTakeNew, onKeepMine }: EditConflictProps) {
  const t = useText();
  const parts = [...new Set(changed.map((part) => t(PART_TEXT[part])))];
  return (
    <ConflictAlert
      message={message}
      takeNewText={t('products.edit.takeNew')}
      keepMineText={t('products.edit.keepMine')}
      onTakeNew={onTakeNew}
      onKeepMine={onKeepMine}
    >
      {parts.length > 0 ? <p>{t('products.edit.changedParts', { parts: parts.join(', ') })}</p> : null}
    </ConflictAlert>
  );
}
