import { useSearchParams } from 'react-router';
import { useText } from '../../app/use-text.ts';
import { readAddedKind } from '../../urls/company.urls.ts';
import { CompanyBlockForm } from './CompanyBlockForm.tsx';
import { CompanyFrame } from './CompanyFrame.tsx';
import { KIND_TEXTS } from './company-block-texts.ts';

/** `/company/add?kind=person`: a new person or place. */
export function AddCompanyBlockPage() {
  const t = useText();
  const [query] = useSearchParams();
  const kind = readAddedKind(query);
  return (
    <CompanyFrame title={t(KIND_TEXTS[kind].add)}>
      <CompanyBlockForm key={kind} kind={kind} stored={null} />
    </CompanyFrame>
  );
}
