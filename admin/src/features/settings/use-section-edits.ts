import { SETTINGS_SECTIONS, type SettingsSection } from '@eunbit/schema/shop-settings';
import { useState } from 'react';
import type { SettingsFieldsFragment } from '../../gql/graphql.ts';
import { isSameDraft, type SectionDraft, toSectionDraft } from './section-draft.ts';
import { getVersion } from './settings-query.ts';

/** A section with unsaved input. */
export interface SectionEdit {
  readonly draft: SectionDraft;
  /** The stored values and version when the input began: later results do not change them. */
  readonly stored: SectionDraft;
  readonly version: number;
}

/** The unsaved input of the settings page, by section; a section without input shows the stored values. */
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
