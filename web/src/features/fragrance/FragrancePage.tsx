import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import { styled } from '#styled-system/jsx';
import { PageHead } from '../../app/PageHead.tsx';
import { Illustration } from '../../components/Illustration.tsx';
import { LinkButton } from '../../components/LinkButton.tsx';
import { PageBody } from '../../components/PageBody.tsx';
import { PageIntro } from '../../components/PageIntro.tsx';
import { FRAGRANCE } from './fragrance.content.ts';

/** `/products-fragrance`: products that are shown but not sold here. */
export function FragrancePage() {
  const text = FRAGRANCE[useLanguage()];
  return (
    <PageBody>
      <PageHead title={text.title} description={text.description} path="/products-fragrance" />
      <PageIntro title={text.title} lead={text.lead} />
      <styled.ul
        listStyleType="none"
        display="grid"
        gap={{ base: '10', md: '8' }}
        gridTemplateColumns={{ sm: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' }}
      >
        {text.items.map(({ picture, alt, title, text: about, notes }, index) => (
          <styled.li key={picture} display="grid" alignContent="start" gap="2">
            <Illustration
              name={picture}
              alt={alt}
              size={[1200, 1200]}
              sizes="(min-width: 64rem) 17rem, (min-width: 30rem) 45vw, 90vw"
              loading={index < 2 ? 'eager' : 'lazy'}
              mb="2"
            />
            <styled.h2 fontSize="xl" fontWeight="semibold">
              {title}
            </styled.h2>
            <styled.p color="gray.700">{about}</styled.p>
            <styled.p fontSize="sm" color="fg.accent" fontWeight="medium">
              {notes}
            </styled.p>
          </styled.li>
        ))}
      </styled.ul>
      <styled.div mt={{ base: '12', lg: '16' }} display="flex" flexWrap="wrap" alignItems="center" gap="5">
        <styled.p maxWidth="text">{text.outlook}</styled.p>
        <LinkButton to="/contact" variant="outline">
          {text.ask}
        </LinkButton>
      </styled.div>
    </PageBody>
  );
}
