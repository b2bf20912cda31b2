import { Badge, chakra, Flex, Text } from '@chakra-ui/react';
import { isSampleText } from '@eunbit/schema/sample-data';
import type { SettingsSection } from '@eunbit/schema/shop-settings';
import { validateSettings } from '@eunbit/schema/validation-shop-settings';
import { useEffect, useState } from 'react';
import { get } from 'react-hook-form';
import { useStoresWithOrders } from '../../app/stores.ts';
import { useText } from '../../app/use-text.ts';
import { Button } from '../../components/Button.tsx';
import { ConflictAlert } from '../../components/ConflictAlert.tsx';
import { ErrorAlert } from '../../components/ErrorAlert.tsx';
import { Panel } from '../../components/Panel.tsx';
import { useSendForm } from '../../components/use-send-form.ts';
import type { SettingsFieldsFragment } from '../../gql/graphql.ts';
import { SettingsGrid, SettingsInput } from './SettingsInput.tsx';
import { SettingsRows } from './SettingsRows.tsx';
import { toSectionDraft, toSectionValue } from './section-draft.ts';
import { SECTION_FIELDS } from './settings-fields.ts';
import { useUpdateShopSettings } from './settings-mutations.ts';
import { getSamplePaths, getVersion } from './settings-query.ts';

interface SectionFormProps {
  readonly section: SettingsSection;
  readonly settings: SettingsFieldsFragment;
  /** Called when the section gets unsaved input, and when it has none any more. */
  readonly onUnsaved: (section: SettingsSection, isUnsaved: boolean) => void;
}

/** One section of the settings, which is saved separately. The input stays if saving fails. */
export function SectionForm({ section, settings, onUnsaved }: SectionFormProps) {
  const t = useText();
  const { title, note, fields } = SECTION_FIELDS[section];
  const version = getVersion(settings, section);
  // The version that the input is based on: a later result does not change what somebody types.
  const [base, setBase] = useState(version);
  const update = useUpdateShopSettings();
  const form = useSendForm({
    values: toSectionDraft(section, settings[section]),
    validate: (draft) => validateSettings(section, toSectionValue(section, draft)),
    send: (draft) => update.send({ expectedVersion: base, [section]: toSectionValue(section, draft) }),
    failed: t('settings.saveFailed'),
    conflictError: 'ShopSettingsConflictError',
    done: t('settings.saved', { section: t(title) }),
  });
  const { isDirty } = form;

  function showStored() {
    setBase(version);
    form.reset(toSectionDraft(section, settings[section]));
  }

  useEffect(() => onUnsaved(section, isDirty), [onUnsaved, section, isDirty]);
  useEffect(function showNewerVersion() {
    if (!isDirty && base !== version) showStored();
  });

  const stores = useStoresWithOrders();
  // The values of a closed store are saved unchanged.
  const shown = fields.filter(({ market }) => market === undefined || stores.includes(market));
  const samplePaths = getSamplePaths(settings, section);
  const stored = toSectionDraft(section, settings[section]);
  const isSample = (path: string) => {
    const text = String(form.watch(path));
    return isSampleText(text) || (samplePaths.includes(path) && text === get(stored, path));
  };
  return (
    <Panel title={t(title)}>
      <chakra.form {...form.formProps} display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4">
        <Text color="fg.muted">{t(note)}</Text>
        <SettingsGrid>
          {shown.map((field) => (
            <SettingsInput key={field.path} field={field} form={form} isSample={isSample} />
          ))}
        </SettingsGrid>
        <SettingsRows section={section} form={form} isSample={isSample} />
        {form.conflict ? (
          <ConflictAlert
            message={form.conflict}
            takeNewText={t('settings.takeNew')}
            keepMineText={t('settings.keepMine')}
            onTakeNew={showStored}
            onKeepMine={() => {
              setBase(version);
              form.resetDefaultValues(stored);
              form.refuse(null);
            }}
          >
            <p>{t('settings.conflictNote')}</p>
          </ConflictAlert>
        ) : null}
        {form.problem ? <ErrorAlert>{form.problem}</ErrorAlert> : null}
        <Flex wrap="wrap" align="center" justify="flex-end" gap="3">
          {isDirty ? <Badge colorPalette="purple">{t('settings.unsaved')}</Badge> : null}
          <Button type="submit" loading={form.busy} disabled={!isDirty || form.conflict !== null}>
            {t('settings.save')}
          </Button>
        </Flex>
      </chakra.form>
    </Panel>
  );
}
