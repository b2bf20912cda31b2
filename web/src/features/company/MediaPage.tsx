import { chakra } from '@chakra-ui/react/styled-system';
import { formatDate } from '@eunbit/schema/money';
import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import { buttonRecipe } from '@eunbit/ui/recipes';
import { PageHead } from '../../app/PageHead.tsx';
import { FactGrid } from '../../components/FactGrid.tsx';
import { PageBody } from '../../components/PageBody.tsx';
import { PageIntro } from '../../components/PageIntro.tsx';
import { PageSection } from '../../components/PageSection.tsx';
import { MEDIA } from './media.content.ts';

const DownloadLink = chakra('a', buttonRecipe);

/** `/media`: news, facts and the logo for the press. */
export function MediaPage() {
  const language = useLanguage();
  const text = MEDIA[language];
  return (
    <PageBody>
      <PageHead title={text.title} description={text.description} path="/media" />
      <PageIntro title={text.title} lead={text.lead} />
      <PageSection title={text.newsTitle}>
        {text.releases.map(({ date, title, text: summary }) => (
          <chakra.article
            key={date}
            display="grid"
            gap={{ base: '2', md: '8' }}
            gridTemplateColumns={{ md: '8rem 1fr' }}
            py="6"
            borderTopWidth="1px"
          >
            <chakra.time dateTime={date} color="fg.muted" fontSize="sm" py="0.5">
              {formatDate(new Date(date), language, 'UTC')}
            </chakra.time>
            <div>
              <chakra.h3 fontSize="lg" fontWeight="semibold" mb="2">
                {title}
              </chakra.h3>
              <chakra.p color="gray.700" maxWidth="text">
                {summary}
              </chakra.p>
            </div>
          </chakra.article>
        ))}
      </PageSection>
      <PageSection title={text.factsTitle}>
        <FactGrid facts={text.facts} />
      </PageSection>
      <PageSection title={text.kitTitle}>
        <chakra.p mb="6">{text.kitText}</chakra.p>
        <chakra.ul
          listStyleType="none"
          display="grid"
          gap="5"
          gridTemplateColumns={{ sm: 'repeat(3, minmax(0, 1fr))' }}
        >
          {text.logos.map(({ file, name, dark }) => (
            <chakra.li key={file} display="grid" gap="3" justifyItems="start">
              <chakra.div
                width="full"
                height="36"
                display="grid"
                placeItems="center"
                borderRadius="lg"
                bg={dark ? 'gray.800' : 'bg.tint'}
              >
                <chakra.img src={`/${file}`} alt={name} height="10" width="auto" />
              </chakra.div>
              <chakra.p fontSize="sm">{name}</chakra.p>
              <DownloadLink
                href={`/${file}`}
                download={`eunbit-${file}`}
                variant="outline"
                size="sm"
                aria-label={`${text.download}: ${name}`}
              >
                {text.download}
              </DownloadLink>
            </chakra.li>
          ))}
        </chakra.ul>
      </PageSection>
      <PageSection title={text.pressTitle}>
        <p>{text.pressText}</p>
      </PageSection>
    </PageBody>
  );
}
