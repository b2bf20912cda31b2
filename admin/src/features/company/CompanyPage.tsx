import { useQuery } from '@apollo/client/react';
import { Grid, Text } from '@chakra-ui/react';
import { CompanyBlockKind } from '@eunbit/schema/company-block';
import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import { useNavigate, useSearchParams } from 'react-router';
import { useText } from '../../app/use-text.ts';
import { ButtonAnchor } from '../../components/ButtonLink.tsx';
import { PageTitle } from '../../components/PageTitle.tsx';
import { Awaited } from '../../components/QueryError.tsx';
import { RemovalDialog } from '../../components/RemovalDialog.tsx';
import { companyUrl, PUBLIC_COMPANY_URL, readDeletedBlock } from '../../urls/company.urls.ts';
import { BlockSection } from './BlockSection.tsx';
import { type CompanyBlock, CompanyBlocksDocument } from './company-blocks.ts';
import { useDeleteCompanyBlock } from './company-mutations.ts';

/** `/company`: people and places of the company page (STORE-20). */
export function CompanyPage() {
  const t = useText();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const deleting = readDeletedBlock(query);
  const answer = useQuery(CompanyBlocksDocument, { fetchPolicy: 'cache-and-network' });
  const blocks = answer.data?.companyBlocks;
  const removed = blocks?.find(({ id }) => id === deleting);
  const close = () => void navigate(companyUrl(), { replace: true, preventScrollReset: true });
  return (
    <>
      <PageTitle title={t('company.title')}>
        <ButtonAnchor size="sm" variant="outline" href={PUBLIC_COMPANY_URL} target="_blank" rel="noreferrer">
          {t('company.view')}
        </ButtonAnchor>
      </PageTitle>
      <Text color="fg.muted" mb="5" maxW="44rem">
        {t('company.note')}
      </Text>
      {blocks ? (
        <Grid gap="6" maxW="60rem" templateColumns="minmax(0, 1fr)">
          {Object.values(CompanyBlockKind).map((kind) => (
            <BlockSection key={kind} kind={kind} blocks={blocks.filter((block) => block.kind === kind)} />
          ))}
        </Grid>
      ) : (
        <Awaited answer={answer} failed={t('company.failed')} height="30rem" />
      )}
      {removed ? <BlockRemoval block={removed} onClose={close} /> : null}
    </>
  );
}

function BlockRemoval({ block, onClose }: { readonly block: CompanyBlock; readonly onClose: () => void }) {
  const t = useText();
  const language = useLanguage();
  const { send, busy } = useDeleteCompanyBlock();
  const { name } = block[language] ?? block.ko;
  return (
    <RemovalDialog
      title={t('company.delete', { name })}
      keep={t('company.cancel')}
      agree={t('company.deleteShort')}
      failed={t('company.saveFailed')}
      busy={busy}
      remove={() => send({ id: block.id })}
      onClose={onClose}
      onRemoved={onClose}
    >
      {t('company.deleteText')}
    </RemovalDialog>
  );
}
