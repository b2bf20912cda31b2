import { Grid, Text } from '@chakra-ui/react';
import { useText } from '../../../app/use-text.ts';
import { FoldingPanel } from '../../../components/FoldingPanel.tsx';
import { TextAreaField } from '../../../components/TextAreaField.tsx';
import { formPart, type PartProps } from './form-part.ts';
import { SECTION_MENUS, writtenMenus } from './product-draft.ts';

/** Sections of 'About This Item'. The storefront omits sections without text. */
export const SectionFields = formPart(
  () => ['sections'],
  function SectionFields({ draft, wrong, onChange }: PartProps<'sections'>) {
    const t = useText();
    const written = writtenMenus(draft);
    return (
      <FoldingPanel id="product-tabs" title={t('products.edit.sections')}>
        <Text color="fg.muted" mb="4">
          {t('products.edit.sectionsHint')}
        </Text>
        <Grid gap="4" templateColumns={{ md: '1fr 1fr' }} alignItems="start">
          {SECTION_MENUS.flatMap((menu) =>
            (['ko', 'en'] as const).map((language) => {
              const path = `sections.${written.indexOf(menu)}.${language === 'ko' ? 'linesKo' : 'linesEn'}`;
              const text = draft.sections[menu];
              return (
                <TextAreaField
                  key={`${menu} ${language}`}
                  label={`${t(`products.section.${menu}`)} (${t(language === 'ko' ? 'products.edit.korean' : 'products.edit.english')})`}
                  error={wrong[path] ?? null}
                  lang={language}
                  rows={Math.min(10, Math.max(3, text[language].split('\n').length + 1))}
                  value={text[language]}
                  onChange={(event) =>
                    onChange({ sections: { ...draft.sections, [menu]: { ...text, [language]: event.target.value } } })
                  }
                />
              );
            }),
          )}
        </Grid>
      </FoldingPanel>
    );
  },
);
