import { formatDate } from '@eunbit/schema/date';
import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import { styled } from '#styled-system/jsx';
import { button } from '#styled-system/recipes';
import { useFilledTexts } from '../../app/filled-texts.ts';
import { PageHead } from '../../app/PageHead.tsx';
import { FactGrid } from '../../components/FactGrid.tsx';
import { PageBody } from '../../components/PageBody.tsx';
import { PageIntro } from '../../components/PageIntro.tsx';
import { PageSection } from '../../components/PageSection.tsx';
import { MEDIA } from './media.content.ts';

const DownloadLink = styled('a', button);

/** `/media`: news, facts and the logo for the press. */
export function MediaPage() {
  const language = useLanguage();
  const text = useFilledTexts(MEDIA[language]);
  return (
    <PageBody>
      <PageHead title={text.title} description={text.description} path="/media" />
      <PageIntro title={text.title} lead={text.lead} />
      <PageSection title={text.newsTitle}>
        {text.releases.map(({ date, title, text: summary }) => (
          <styled.article
            key={date}
            display="grid"
            gap={{ base: '2', md: '8' }}
            gridTemplateColumns={{ md: '8rem 1fr' }}
            py="6"
            borderTopWidth="1px"
          >
            <styled.time dateTime={date} color="fg.muted" fontSize="sm" py="0.5">
              {formatDate(new Date(date), language, 'UTC')}
            </styled.time>
            <div>
              <styled.h3 fontSize="lg" fontWeight="semibold" mb="2">
                {title}
              </styled.h3>
              <styled.p color="gray.700" maxWidth="text">
                {summary}
              </styled.p>
            </div>
          </styled.article>
        ))}
      </PageSection>
      <PageSection title={text.factsTitle}>
        <FactGrid facts={text.facts} />
      </PageSection>
      <PageSection title={text.kitTitle}>
        <styled.p mb="6">{text.kitText}</styled.p>
        <styled.ul
          listStyleType="none"
          display="grid"
          gap="5"
          gridTemplateColumns={{ sm: 'repeat(3, minmax(0, 1fr))' }}
        >
          {text.logos.map(({ file, name, dark }) => (
            <styled.li key={file} display="grid" gap="3" justifyItems="start">
              <styled.div
                width="full"
                height="36"
                display="grid"
                placeItems="center"
                borderRadius="lg"
                bg={dark ? 'band' : 'paper'}
              >
                <styled.img src={`/${file}`} alt={name} height="10" width="auto" />
              </styled.div>
              <styled.p fontSize="sm">{name}</styled.p>
              <DownloadLink
                href={`/${file}`}
                download={`eunbit-${file}`}
                variant="outline"
                size="sm"
                aria-label={`${text.download}: ${name}`}
              >
                {text.download}
              </DownloadLink>
            </styled.li>
          ))}
        </styled.ul>
      </PageSection>
      <PageSection title={text.pressTitle}>
        <p>{text.pressText}</p>
      </PageSection>
    </PageBody>
  );
}
