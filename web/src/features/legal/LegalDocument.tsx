import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from '#styled-system/jsx';
import { useFilledTexts } from '../../app/filled-texts.ts';
import { PageHead } from '../../app/PageHead.tsx';
import { Article, type ArticleSection } from '../../components/Article.tsx';
import { PageBody } from '../../components/PageBody.tsx';
import { PageIntro } from '../../components/PageIntro.tsx';
import type { Translated } from '../../components/translated.ts';

export interface LegalText {
  readonly title: string;
  /** Description for search engines. */
  readonly description: string;
  readonly lead: string;
  readonly sections: readonly ArticleSection[];
}

interface LegalDocumentProps {
  readonly text: Translated<LegalText>;
  readonly path: string;
  /** Day of the last change, as `2021-12-08`. */
  readonly updated: string;
  /** Content below the text of a section, by the section's id. */
  readonly below?: Readonly<Record<string, ReactNode>>;
}

/** A legal text with the date from which it is valid. */
export function LegalDocument({ text, path, updated, below }: LegalDocumentProps) {
  const intl = useIntl();
  const language = useLanguage();
  const { title, description, lead, sections } = useFilledTexts(text[language]);
  return (
    <PageBody>
      <PageHead title={title} description={description} path={path} />
      <PageIntro title={title} lead={lead} />
      <styled.p fontSize="sm" color="fg.muted" mb={{ base: '8', lg: '12' }}>
        <FormattedMessage
          id="legal.updated"
          values={{
            date: intl.formatDate(updated, {
              year: 'numeric',
              month: 'long',
              day: language === 'ko' ? 'numeric' : '2-digit',
              timeZone: 'UTC',
            }),
          }}
        />
      </styled.p>
      <Article sections={sections} contents={intl.formatMessage({ id: 'legal.contents' })} below={below} />
    </PageBody>
  );
}
