import { LegalDocument } from './LegalDocument.tsx';
import { TERMS_AND_CONDITIONS } from './terms.content.ts';

/** `/terms-and-condition`. */
export function TermsPage() {
  return <LegalDocument text={TERMS_AND_CONDITIONS} path="/terms-and-condition" updated="2021-12-08" />;
}
