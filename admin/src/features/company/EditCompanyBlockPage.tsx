import { useQuery } from '@apollo/client/react';
import { Skeleton } from '@chakra-ui/react';
import { useState } from 'react';
import { useParams } from 'react-router';
import { useText } from '../../app/use-text.ts';
import { ErrorAlert } from '../../components/ErrorAlert.tsx';
import { useReload } from '../../components/use-reload.ts';
import { CompanyBlockForm } from './CompanyBlockForm.tsx';
import { CompanyFrame } from './CompanyFrame.tsx';
import { KIND_TEXTS } from './company-block-texts.ts';
import { type CompanyBlock, CompanyBlocksDocument } from './company-blocks.ts';

/** `/company/{id}`: a stored person or place. */
export function EditCompanyBlockPage() {
  const t = useText();
  const { id = '' } = useParams();
  const answer = useQuery(CompanyBlocksDocument, { fetchPolicy: 'network-only' });
  const { data, error, loading } = answer;
  const reload = useReload(answer);
  const stored = data?.companyBlocks.find((block) => block.id === id);
  const [first, setFirst] = useState<CompanyBlock | null>(null);
  // The form stays when the block is removed meanwhile: saving says so, and nothing that was typed is lost.
  if (stored && first?.id !== id) setFirst(stored);
  const block = stored ?? (first?.id === id ? first : null);
  return (
    <CompanyFrame title={t(block ? KIND_TEXTS[block.kind].edit : 'company.title')}>
      {block ? (
        <CompanyBlockForm key={id} kind={block.kind} stored={block} />
      ) : error ? (
        <ErrorAlert onRetry={reload} retrying={loading}>
          {t('company.failed')}
        </ErrorAlert>
      ) : data ? (
        <p>{t('company.missing')}</p>
      ) : (
        <Skeleton height="30rem" bg="gray.200" />
      )}
    </CompanyFrame>
  );
}
