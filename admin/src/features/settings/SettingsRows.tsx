import { chakra, Flex, Grid, Text, VisuallyHidden } from '@chakra-ui/react';
import type { SettingsSection } from '@eunbit/schema/shop-settings';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useText } from '../../app/use-text.ts';
import { Button } from '../../components/Button.tsx';
import { MoveButtons } from '../../components/MoveButtons.tsx';
import { moved } from '../../components/moved.ts';
import { type InputState, SettingsGrid, SettingsInput } from './SettingsInput.tsx';
import { type SectionDraft, withNewRow } from './section-draft.ts';
import { SECTION_FIELDS } from './settings-fields.ts';

interface SettingsRowsProps extends Pick<InputState, 'wrong' | 'isSample'> {
  readonly section: SettingsSection;
  readonly draft: SectionDraft;
  readonly onDraft: (draft: SectionDraft) => void;
}

/** Short, and unique in the shop. */
const newBankId = () => `bank-${crypto.randomUUID().slice(0, 8)}`;

/** Entries of a section that can be added, removed and moved; the focus follows. */
export function SettingsRows({ section, draft, wrong, isSample, onDraft }: SettingsRowsProps) {
  const t = useText();
  const list = useRef<HTMLOListElement>(null);
  const [said, setSaid] = useState('');
  const { rows } = SECTION_FIELDS[section];
  if (!rows) return null;

  function focusRow(index: number) {
    const row = list.current?.children[Math.min(index, draft.rows.length - 1)];
    (row?.querySelector<HTMLElement>('input') ?? list.current)?.focus();
  }

  function add() {
    flushSync(() => onDraft(withNewRow(draft, section, newBankId())));
    list.current?.lastElementChild?.querySelector<HTMLElement>('input')?.focus();
  }

  function remove(key: number, index: number) {
    flushSync(() => onDraft({ ...draft, rows: draft.rows.filter((row) => row.key !== key) }));
    focusRow(index);
  }

  function move(name: string, index: number, by: 1 | -1) {
    onDraft({ ...draft, rows: moved(draft.rows, index, by) });
    setSaid(t('app.rows.movedTo', { name, place: index + by + 1, count: draft.rows.length }));
  }

  return (
    <chakra.fieldset minW="0">
      <chakra.legend fontWeight="semibold" mb="2">
        {t(rows.title)}
      </chakra.legend>
      <chakra.ol ref={list} tabIndex={-1} listStyle="none" display="grid" gap="3">
        {draft.rows.map(({ key, typed }, index) => {
          const name = t('settings.rowName', { number: index + 1, what: t(rows.title) });
          const prefix = `${rows.list}.${index}.`;
          const state: InputState = {
            typed,
            wrong: Object.fromEntries(entriesWithin(wrong, prefix)),
            isSample: (path) => isSample(`${prefix}${path}`),
            onType: (path, text) =>
              onDraft({
                ...draft,
                rows: draft.rows.map((row) => (row.key === key ? { key, typed: { ...typed, [path]: text } } : row)),
              }),
          };
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
                  <SettingsInput key={field.path} field={field} state={state} />
                ))}
              </SettingsGrid>
              <Flex wrap="wrap" gap="2" justifySelf="end">
                <MoveButtons
                  name={name}
                  index={index}
                  count={draft.rows.length}
                  onMove={(by) => move(name, index, by)}
                />
                <Button
                  size="sm"
                  variant="outline"
                  aria-label={t('settings.removeLabel', { number: index + 1, what: t(rows.title) })}
                  onClick={() => remove(key, index)}
                >
                  {t(rows.removeText)}
                </Button>
              </Flex>
            </chakra.li>
          );
        })}
      </chakra.ol>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {wrong[rows.list] ? (
        <Text color="fg.error" mt="2" role="alert">
          {wrong[rows.list]}
        </Text>
      ) : null}
      {draft.rows.length < rows.maximum ? (
        <Grid justifyContent="start" mt="3">
          <Button size="sm" variant="outline" onClick={add}>
            {t(rows.addText)}
          </Button>
        </Grid>
      ) : null}
    </chakra.fieldset>
  );
}

/** Errors of a row, by the paths within the row. */
function entriesWithin(wrong: Readonly<Record<string, string>>, prefix: string): [path: string, text: string][] {
  return Object.entries(wrong).flatMap(([path, text]) =>
    path.startsWith(prefix) ? [[path.slice(prefix.length), text]] : [],
  );
}
