import { Badge, chakra, Grid } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useText } from '../../app/use-text.ts';
import { SelectField } from '../../components/SelectField.tsx';
import { TextField } from '../../components/TextField.tsx';
import { TickBox } from '../../components/TickBox.tsx';
import type { MessageId } from '../../gql/message-id.ts';
import { TICKED, type Typed } from './section-draft.ts';
import { inputPaths, type SettingsField } from './settings-fields.ts';

/** What the inputs of a form need in addition to their fields. */
export interface InputState {
  readonly typed: Typed;
  /** Errors by path. */
  readonly wrong: Readonly<Record<string, string>>;
  /** Whether the value of an input is sample data. */
  readonly isSample: (path: string) => boolean;
  readonly onType: (path: string, text: string) => void;
}

const LANGUAGE_TEXT: Readonly<Record<string, MessageId>> = { ko: 'settings.korean', en: 'settings.english' };

/** Fields in columns if there is room. */
export function SettingsGrid({ children }: { children: ReactNode }) {
  return (
    <Grid gap="3" templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }} alignItems="start">
      {children}
    </Grid>
  );
}

/** The input of a field, or one input for each language. */
export function SettingsInput({ field, state }: { field: SettingsField; state: InputState }) {
  const t = useText();
  const { typed, wrong, isSample, onType } = state;
  if (field.kind === 'flag') {
    const { path, label } = field;
    return (
      <Grid gap="1" gridColumn="1 / -1">
        <TickBox
          label={t(label)}
          checked={typed[path] === TICKED}
          onChange={(isTicked) => onType(path, String(isTicked))}
        />
        {wrong[path] ? (
          <chakra.p role="alert" color="fg.error">
            {wrong[path]}
          </chakra.p>
        ) : null}
      </Grid>
    );
  }
  if (field.kind === 'choice') {
    const { path, label, options = {} } = field;
    return (
      <SelectField
        label={t(label)}
        error={wrong[path] ?? null}
        value={typed[path] ?? ''}
        onChange={(event) => onType(path, event.target.value)}
      >
        {Object.entries(options).map(([value, name]) => (
          <option key={value} value={value}>
            {t(name)}
          </option>
        ))}
      </SelectField>
    );
  }
  return (
    <Grid
      gap="3"
      templateColumns={{
        base: 'minmax(0, 1fr)',
        md: field.kind === 'local' ? 'repeat(2, minmax(0, 1fr))' : 'minmax(0, 1fr)',
      }}
      gridColumn={field.kind === 'local' ? '1 / -1' : undefined}
      alignItems="start"
    >
      {inputPaths(field).map((path) => {
        const language = field.kind === 'local' ? LANGUAGE_TEXT[path.slice(-2)] : undefined;
        return (
          <TextField
            key={path}
            label={
              <chakra.span display="flex" flexWrap="wrap" alignItems="center" columnGap="1.5">
                {t(field.label)}
                {language ? <chakra.span color="fg.muted"> · {t(language)}</chakra.span> : null}
                {isSample(path) ? <Badge colorPalette="orange">{t('settings.sample')}</Badge> : null}
              </chakra.span>
            }
            hint={field.hint && t(field.hint)}
            error={wrong[path] ?? null}
            maxLength={254}
            inputMode={field.kind === 'line' || field.kind === 'local' ? undefined : 'decimal'}
            value={typed[path] ?? ''}
            onChange={(event) => onType(path, event.target.value)}
          />
        );
      })}
    </Grid>
  );
}
