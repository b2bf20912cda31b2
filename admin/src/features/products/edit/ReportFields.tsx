import { Grid } from '@chakra-ui/react';
import { DOWNLOAD_FILES, DOWNLOADS } from '@eunbit/schema/downloads';
import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import { useText } from '../../../app/use-text.ts';
import { FoldingPanel } from '../../../components/FoldingPanel.tsx';
import { TickBox } from '../../../components/TickBox.tsx';
import { formPart, type PartProps } from './form-part.ts';

/** Test reports that the product's page offers. */
export const ReportFields = formPart(
  () => ['reports'],
  function ReportFields({ draft: { reports }, onChange }: PartProps<'reports'>) {
    const t = useText();
    const language = useLanguage();
    return (
      <FoldingPanel id="product-reports" title={t('products.edit.reports')}>
        <Grid columnGap="6" templateColumns={{ md: '1fr 1fr' }}>
          {DOWNLOAD_FILES.map((file) => (
            <TickBox
              key={file}
              label={DOWNLOADS[file].title[language]}
              checked={reports.includes(file)}
              onChange={(ticked) => {
                // In a fixed order, so that checking and unchecking leaves the form unchanged.
                onChange({ reports: DOWNLOAD_FILES.filter((one) => (one === file ? ticked : reports.includes(one))) });
              }}
            />
          ))}
        </Grid>
      </FoldingPanel>
    );
  },
);
