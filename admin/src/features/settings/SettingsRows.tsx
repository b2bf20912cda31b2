import { chakra, Flex, Grid, Text, VisuallyHidden } from '@chakra-ui/react';
import type { SettingsSection } from '@eunbit/schema/shop-settings';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FieldValues } from 'react-hook-form';
import { useText } from '../../app/use-text.ts';
import { Button } from '../../components/Button.tsx';
import { MoveButtons } from '../../components/MoveButtons.tsx';
import { moved } from '../../components/moved.ts';
import type { SendForm } from '../../components/use-send-form.ts';
import { SettingsGrid, SettingsInput } from './SettingsInput.tsx';
import { createRow, type DraftRow } from './section-draft.ts';
import { SECTION_FIELDS } from './settings-fields.ts';

interface SettingsRowsProps {
  readonly section: SettingsSection;
  readonly form: SendForm<FieldValues>;
  readonly isSample: (path: string) => boolean;
}

/** Short, and unique in the shop. */
const newBankId = () => `bank-${crypto.randomUUID().slice(0, 8)}`;

/** Entries of a section that can be added, removed and moved; the focus follows. */
export function SettingsRows({ section, form, isSample }: SettingsRowsProps) {
  const t = useText();
  const list = useRef<HTMLOListElement>(null);
  const [announced, setAnnounced] = useState('');
  const { rows } = SECTION_FIELDS[section];
  if (!rows) return null;
  const { value, error, onChange } = form.control(rows.list);
  const entries: readonly DraftRow[] = value;

  function focusRow(index: number) {
    const row = list.current?.children[Math.min(index, entries.length - 1)];
    (row?.querySelector<HTMLElement>('input') ?? list.current)?.focus();
  }

  function add() {
    flushSync(() => onChange([...entries, createRow(section, entries, newBankId())]));
    list.current?.lastElementChild?.querySelector<HTMLElement>('input')?.focus();
  }

  function remove(index: number) {
    flushSync(() => onChange(entries.toSpliced(index, 1)));
    focusRow(index);
  }

  function move(name: string, index: number, by: 1 | -1) {
    onChange(moved(entries, index, by));
    setAnnounced(t('app.rows.movedTo', { name, place: index + by + 1, count: entries.length }));
  }

  return (
    <chakra.fieldset minW="0">
      <chakra.legend fontWeight="semibold" mb="2">
        {t(rows.title)}
      </chakra.legend>
      <chakra.ol ref={list} tabIndex={-1} listStyle="none" display="grid" gap="3">
        {entries.map(({ key }, index) => {
          const name = t('settings.rowName', { number: index + 1, what: t(rows.title) });
          return (
            <chakra.li
              key={key}
              display="grid"
              gap="3"
              gridTemplateColumns="minmax(0, 1fr)"
              borderWidth="1px"
              borderRadius="md"
              p="3"
            >
              <SettingsGrid>
                {rows.fields.map((field) => (
                  <SettingsInput
                    key={field.path}
                    field={field}
                    form={form}
                    prefix={`${rows.list}.${index}.`}
                    isSample={isSample}
                  />
                ))}
              </SettingsGrid>
              <Flex wrap="wrap" gap="2" justifySelf="end">
                <MoveButtons name={name} index={index} count={entries.length} onMove={(by) => move(name, index, by)} />
                <Button
                  size="sm"
                  variant="outline"
                  aria-label={t('settings.removeLabel', { number: index + 1, what: t(rows.title) })}
                  onClick={() => remove(index)}
                >
                  {t(rows.removeText)}
                </Button>
              </Flex>
            </chakra.li>
          );
        })}
      </chakra.ol>
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
      {error ? (
        <Text color="fg.error" mt="2" role="alert">
          {error}
        </Text>
      ) : null}
      {entries.length < rows.maximum ? (
        <Grid justifyContent="start" mt="3">
          <Button size="sm" variant="outline" onClick={add}>
            {t(rows.addText)}
          </Button>
        </Grid>
      ) : null}
    </chakra.fieldset>
  );
}
