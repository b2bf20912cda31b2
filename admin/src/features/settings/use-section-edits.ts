import { SETTINGS_SECTIONS, type SettingsSection } from '@eunbit/schema/shop-settings';
import { useState } from 'react';
import type { SettingsFieldsFragment } from '../../gql/graphql.ts';
import { isSameDraft, type SectionDraft, toSectionDraft } from './section-draft.ts';
import { getVersion } from './settings-query.ts';

/** A section that somebody types in. */
export interface SectionEdit {
  readonly draft: SectionDraft;
  /** What was stored when the typing began, and its version: later answers do not change them. */
  readonly stored: SectionDraft;
  readonly version: number;
}

/** What is typed on the screen of the settings, by section; a section without an edit shows what is stored. */
export function useSectionEdits(settings: SettingsFieldsFragment) {
  const [edits, setEdits] = useState<Partial<Record<SettingsSection, SectionEdit>>>({});

  function readStored(section: SettingsSection): Pick<SectionEdit, 'stored' | 'version'> {
    return { stored: toSectionDraft(section, settings[section]), version: getVersion(settings, section) };
  }

  function getEdit(section: SettingsSection): SectionEdit {
    const known = edits[section];
    if (known) return known;
    const { stored, version } = readStored(section);
    return { draft: stored, stored, version };
  }

  return {
    getEdit,
    readStored,
    change: (section: SettingsSection, part: Partial<SectionEdit>) =>
      setEdits((before) => ({ ...before, [section]: { ...getEdit(section), ...part } })),
    finish: (section: SettingsSection) => setEdits(({ [section]: _done, ...others }) => others),
    isUnsaved: SETTINGS_SECTIONS.some((section) => {
      const edit = edits[section];
      return edit !== undefined && !isSameDraft(edit.draft, edit.stored);
    }),
  };
}
