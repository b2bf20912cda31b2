import { Badge, chakra, Flex, Text } from '@chakra-ui/react';
import { isSampleText } from '@eunbit/schema/sample-data';
import type { SettingsSection } from '@eunbit/schema/shop-settings';
import { message } from '@eunbit/schema/staff-messages';
import { validateSettings } from '@eunbit/schema/validation-shop-settings';
import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useStoresWithOrders } from '../../app/stores.ts';
import { useText } from '../../app/use-text.ts';
import { Button } from '../../components/Button.tsx';
import { ConflictAlert } from '../../components/ConflictAlert.tsx';
import { ErrorAlert } from '../../components/ErrorAlert.tsx';
import { focusFirstError } from '../../components/first-error.ts';
import { Panel } from '../../components/Panel.tsx';
import { toaster } from '../../components/toaster.ts';
import { SettingsGrid, SettingsInput } from './SettingsInput.tsx';
import { SettingsRows } from './SettingsRows.tsx';
import type { SectionDraft } from './section-draft.ts';
import { isSameDraft, toSectionValue } from './section-draft.ts';
import { SECTION_FIELDS } from './settings-fields.ts';
import { useUpdateShopSettings } from './settings-mutations.ts';
import type { SectionEdit } from './use-section-edits.ts';

interface SectionFormProps {
  readonly section: SettingsSection;
  readonly edit: SectionEdit;
  /** Paths of stored values that are still sample data. */
  readonly samplePaths: readonly string[];
  readonly onDraft: (draft: SectionDraft) => void;
  /** Called after the section was saved or the input discarded: the form shows the stored values. */
  readonly onDone: () => void;
  /** Called to base the input on this newer version. */
  readonly onKeep: (newer: Pick<SectionEdit, 'stored' | 'version'>) => void;
  readonly readNewer: (section: SettingsSection) => Pick<SectionEdit, 'stored' | 'version'>;
}

interface Problem {
  readonly kind: 'refused' | 'conflict';
  readonly message: string;
}

/** One section of the settings, which is saved separately. The input stays if saving fails. */
export function SectionForm({ section, edit, samplePaths, onDraft, onDone, onKeep, readNewer }: SectionFormProps) {
  const t = useText();
  const language = useLanguage();
  const form = useRef<HTMLFormElement>(null);
  const [wrong, setWrong] = useState<Readonly<Record<string, string>>>({});
  const [problem, setProblem] = useState<Problem | null>(null);
  const { send, busy } = useUpdateShopSettings();
  const { title, note, fields } = SECTION_FIELDS[section];
  const stores = useStoresWithOrders();
  // The values of a closed store are saved unchanged.
  const shown = fields.filter(({ market }) => market === undefined || stores.includes(market));
  const { draft, stored, version } = edit;
  const isChanged = !isSameDraft(draft, stored);

  function show(next: Problem | null, fieldTexts: Readonly<Record<string, string>> = {}) {
    flushSync(() => {
      setProblem(next);
      setWrong(fieldTexts);
    });
    focusFirstError(form.current);
  }

  async function save() {
    if (busy || !isChanged) return;
    const value = toSectionValue(section, draft);
    const failures = validateSettings(section, value);
    if (failures.length > 0) {
      const texts = failures.map(({ path, key }) => [path, message(key, language)] as const);
      return show({ kind: 'refused', message: t('settings.wrong') }, Object.fromEntries(texts));
    }
    const { answer, problem: refused } = await send({ expectedVersion: version, [section]: value });
    if (refused) {
      const kind = answer?.__typename === 'ShopSettingsConflictError' ? 'conflict' : 'refused';
      return show({ kind, message: refused.message ?? t('settings.saveFailed') }, refused.fields);
    }
    show(null);
    onDone();
    toaster.success({ title: t('settings.saved', { section: t(title) }) });
  }

  const isSample = (path: string) => {
    const text = readTyped(draft, path);
    return isSampleText(text) || (samplePaths.includes(path) && text === readTyped(stored, path));
  };
  const onType = (path: string, text: string) => onDraft({ ...draft, typed: { ...draft.typed, [path]: text } });
  return (
    <Panel title={t(title)}>
      <chakra.form
        ref={form}
        noValidate
        display="grid"
        gridTemplateColumns="minmax(0, 1fr)"
        gap="4"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <Text color="fg.muted">{t(note)}</Text>
        <SettingsGrid>
          {shown.map((field) => (
            <SettingsInput key={field.path} field={field} state={{ typed: draft.typed, wrong, isSample, onType }} />
          ))}
        </SettingsGrid>
        <SettingsRows section={section} draft={draft} wrong={wrong} isSample={isSample} onDraft={onDraft} />
        <FormProblem
          problem={problem}
          onTakeNew={() => {
            show(null);
            onDone();
          }}
          onKeepMine={() => {
            show(null);
            onKeep(readNewer(section));
          }}
        />
        <Flex wrap="wrap" align="center" justify="flex-end" gap="3">
          {isChanged ? <Badge colorPalette="purple">{t('settings.unsaved')}</Badge> : null}
          <Button type="submit" loading={busy} disabled={!isChanged || problem?.kind === 'conflict'}>
            {t('settings.save')}
          </Button>
        </Flex>
      </chakra.form>
    </Panel>
  );
}

/** The input at a path of the section. */
function readTyped({ typed, rows }: SectionDraft, path: string): string {
  const [, index, within] = /^\w+\.(\d+)\.(.+)$/.exec(path) ?? [];
  return (within === undefined ? typed[path] : rows[Number(index)]?.typed[within]) ?? '';
}

interface FormProblemProps {
  readonly problem: Problem | null;
  readonly onTakeNew: () => void;
  readonly onKeepMine: () => void;
}

function FormProblem({ problem, onTakeNew, onKeepMine }: FormProblemProps) {
  const t = useText();
  if (problem?.kind === 'conflict') {
    return (
      <ConflictAlert
        message={problem.message}
        takeNewText={t('settings.takeNew')}
        keepMineText={t('settings.keepMine')}
        onTakeNew={onTakeNew}
        onKeepMine={onKeepMine}
      >
        <p>{t('settings.conflictNote')}</p>
      </ConflictAlert>
    );
  }
  return problem ? <ErrorAlert>{problem.message}</ErrorAlert> : null;
}
