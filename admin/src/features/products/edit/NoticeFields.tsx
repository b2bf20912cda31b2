import { chakra } from '@chakra-ui/react/styled-system';
import type { Market } from '@eunbit/schema/market';
import { MAXIMUM_NOTICE_LINES } from '@eunbit/schema/validation-product-facts';
import { Button } from '@eunbit/ui/Button.tsx';
import { ErrorNotice } from '@eunbit/ui/ErrorNotice.tsx';
import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import { useText } from '../../../app/use-text.ts';
import { FoldingPanel } from '../../../components/FoldingPanel.tsx';
import { EditableRows } from './EditableRows.tsx';
import { BLANK_LINE, isOpen, type NoticeLineDraft, usualUsLines } from './facts-draft.ts';
import { NoticeLine } from './NoticeLine.tsx';
import type { PartProps } from './part-props.ts';

interface NoticeFieldsProps extends PartProps {
  readonly market: Market;
}

/** The product information notice of a store. Lines that Korean law asks for stay; all others are the shop's own. */
export function NoticeFields({ market, draft, wrong, onChange }: NoticeFieldsProps) {
  const t = useText();
  const language = useLanguage();
  const name = market === 'KR' ? 'noticeKr' : 'noticeUs';
  const lines = draft[name];
  const open = lines.filter(isOpen).length;
  const nameOf = ({ labelKo, labelEn }: NoticeLineDraft, index: number) =>
    (language === 'ko' ? labelKo : labelEn).trim() || t('products.notice.line', { number: index + 1 });
  return (
    <FoldingPanel
      id={`product-notice-${market}`}
      title={t(market === 'KR' ? 'products.edit.noticeKr' : 'products.edit.noticeUs')}
    >
      <chakra.p color="fg.muted" mb="2">
        {t(market === 'KR' ? 'products.notice.hintKr' : 'products.notice.hintUs')}
      </chakra.p>
      <chakra.p mb="3" minH="5" color={open > 0 ? 'fg.warning' : 'fg.muted'} fontWeight="medium">
        {lines.length > 0 ? t('products.notice.openCount', { count: open }) : null}
      </chakra.p>
      {wrong[name] ? (
        <chakra.div mb="3">
          <ErrorNotice>{wrong[name]}</ErrorNotice>
        </chakra.div>
      ) : null}
      <EditableRows
        rows={lines}
        minimum={0}
        maximum={MAXIMUM_NOTICE_LINES}
        blank={BLANK_LINE}
        addText={t('products.notice.add')}
        nameOf={nameOf}
        isKept={({ isLawful }) => isLawful}
        onRows={(rows) => onChange({ [name]: rows })}
      >
        {(line, index, change) => (
          <NoticeLine
            line={line}
            name={nameOf(line, index)}
            number={index + 1}
            wrongOf={(field) => wrong[`${name}.${index}.${field}`] ?? null}
            onChange={change}
          />
        )}
      </EditableRows>
      {market === 'US' && lines.length === 0 ? (
        <Button size="sm" variant="outline" mt="3" ms="2" onClick={() => onChange({ noticeUs: usualUsLines() })}>
          {t('products.notice.usual')}
        </Button>
      ) : null}
    </FoldingPanel>
  );
}
