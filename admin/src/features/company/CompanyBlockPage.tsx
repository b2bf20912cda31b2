import { useQuery } from '@apollo/client/react';
import { Box } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { useText } from '../../app/use-text.ts';
import { BackLink } from '../../components/ButtonLink.tsx';
import { PageTitle } from '../../components/PageTitle.tsx';
import { Awaited } from '../../components/QueryError.tsx';
import { companyUrl, readAddedKind } from '../../urls/company.urls.ts';
import { CompanyBlockForm } from './CompanyBlockForm.tsx';
import { KIND_TEXTS } from './company-block-texts.ts';
import { type CompanyBlock, CompanyBlocksDocument } from './company-blocks.ts';

/** `/company/{id}`: a stored person or place. */
export function EditCompanyBlockPage() {
  const t = useText();
  const { id = '' } = useParams();
  const answer = useQuery(CompanyBlocksDocument, { fetchPolicy: 'network-only' });
  const { data } = answer;
  const stored = data?.companyBlocks.find((block) => block.id === id);
  const [first, setFirst] = useState<CompanyBlock | null>(null);
  // The form stays if the block is removed meanwhile: saving then reports it, and no input is lost.
  if (stored && first?.id !== id) setFirst(stored);
  const block = stored ?? (first?.id === id ? first : null);
  return (
    <CompanyFrame title={t(block ? KIND_TEXTS[block.kind].edit : 'company.title')}>
      {block ? (
        <CompanyBlockForm key={id} kind={block.kind} stored={block} />
      ) : (
        <Awaited answer={answer} failed={t('company.failed')} missing={<p>{t('company.missing')}</p>} height="30rem" />
      )}
    </CompanyFrame>
  );
}

/** Frame of the pages that add and edit a person or a place. */
function CompanyFrame({ title, children }: { title: string; children: ReactNode }) {
  const t = useText();
  return (
    <Box maxW="52rem">
      <BackLink to={companyUrl()}>{t('company.toList')}</BackLink>
      <PageTitle title={title} />
      {children}
    </Box>
  );
}

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
