import { useState } from 'react';
import { styled } from '#styled-system/jsx';
import { useFilledTexts } from '../../app/filled-texts.ts';
import { PageHead } from '../../app/PageHead.tsx';
import { useSettings } from '../../app/settings.tsx';
import { Accordion } from '../../components/Accordion.tsx';
import { Blocks } from '../../components/Article.tsx';
import { LinkButton } from '../../components/LinkButton.tsx';
import { PageBody } from '../../components/PageBody.tsx';
import { PageIntro } from '../../components/PageIntro.tsx';
import { RETURN_POLICY } from './return.content.ts';

/** `/return`: payment, shipping and returns of the store as three panels. */
export function ReturnPage() {
  const { market, language } = useSettings();
  const text = useFilledTexts(RETURN_POLICY[language]);
  const [open, setOpen] = useState<string | null>('exchange-return');
  const panels = text.panels[market].map(({ id, title, blocks }) => ({
    id,
    title: (
      <styled.h2 fontSize="lg" fontWeight="semibold">
        {title}
      </styled.h2>
    ),
    content: (
      <styled.div maxWidth="text">
        <Blocks blocks={blocks} />
      </styled.div>
    ),
  }));
  return (
    <PageBody>
      <PageHead title={text.title} description={text.description} path="/return" />
      <PageIntro title={text.title} lead={text.lead} />
      <Accordion panels={panels} open={open} onOpen={setOpen} />
      <styled.div mt="10" display="flex" flexWrap="wrap" alignItems="center" gap="4">
        <p>{text.help}</p>
        <LinkButton to="/contact">{text.contact}</LinkButton>
        <LinkButton to="/faq/return" variant="outline">
          {text.faq}
        </LinkButton>
      </styled.div>
    </PageBody>
  );
}
