import { Box, Text } from '@chakra-ui/react';
import type { Market } from '@eunbit/schema/market';
import { MAXIMUM_DISCLOSURE_LINES } from '@eunbit/schema/validation-product-facts';
import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import { useText } from '../../../app/use-text.ts';
import { Button } from '../../../components/Button.tsx';
import { ErrorAlert } from '../../../components/ErrorAlert.tsx';
import { FoldingPanel } from '../../../components/FoldingPanel.tsx';
import { DisclosureLine } from './DisclosureLine.tsx';
import { EditableRows } from './EditableRows.tsx';
import { BLANK_LINE, type DisclosureLineDraft, isOpen, usualUsLines } from './facts-draft.ts';
import { formPart, type PartProps } from './form-part.ts';

const DISCLOSURE = { KR: 'disclosureKr', US: 'disclosureUs' } as const satisfies Record<Market, string>;

interface DisclosureFieldsProps extends PartProps<(typeof DISCLOSURE)[Market]> {
  readonly market: Market;
}

/** Product disclosure of a store. Lines that Korean law requires cannot be removed. */
export const DisclosureFields = formPart(
  ({ market }) => [DISCLOSURE[market]],
  function DisclosureFields({ market, draft, wrong, onChange }: DisclosureFieldsProps) {
    const t = useText();
    const language = useLanguage();
    const name = DISCLOSURE[market];
    const lines = draft[name];
    const open = lines.filter(isOpen).length;
    const getName = ({ labelKo, labelEn }: DisclosureLineDraft, index: number) =>
      (language === 'ko' ? labelKo : labelEn).trim() || t('products.disclosure.line', { number: index + 1 });
    return (
      <FoldingPanel
        id={`product-disclosure-${market}`}
        title={t(market === 'KR' ? 'products.edit.disclosureKr' : 'products.edit.disclosureUs')}
      >
        <Text color="fg.muted" mb="2">
          {t(market === 'KR' ? 'products.disclosure.hintKr' : 'products.disclosure.hintUs')}
        </Text>
        <Text mb="3" minH="5" color={open > 0 ? 'fg.warning' : 'fg.muted'} fontWeight="medium">
          {lines.length > 0 ? t('products.disclosure.openCount', { count: open }) : null}
        </Text>
        {wrong[name] ? (
          <Box mb="3">
            <ErrorAlert>{wrong[name]}</ErrorAlert>
          </Box>
        ) : null}
        <EditableRows
          rows={lines}
          minimum={0}
          maximum={MAXIMUM_DISCLOSURE_LINES}
          blank={BLANK_LINE}
          addText={t('products.disclosure.add')}
          getName={getName}
          isKept={({ isLawful }) => isLawful}
          onRows={(rows) => onChange({ [name]: rows })}
        >
          {(line, index, change) => (
            <DisclosureLine
              line={line}
              name={getName(line, index)}
              number={index + 1}
              getError={(field) => wrong[`${name}.${index}.${field}`] ?? null}
              onChange={change}
            />
          )}
        </EditableRows>
        {market === 'US' && lines.length === 0 ? (
          <Button size="sm" variant="outline" mt="3" ms="2" onClick={() => onChange({ disclosureUs: usualUsLines() })}>
            {t('products.disclosure.usual')}
          </Button>
        ) : null}
      </FoldingPanel>
    );
  },
);
