import { Badge, chakra, Grid } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useText } from '../../app/use-text.ts';
import { SelectField } from '../../components/SelectField.tsx';
import { TextField } from '../../components/TextField.tsx';
import { TickBox } from '../../components/TickBox.tsx';
import type { SendForm } from '../../components/use-send-form.ts';
import type { MessageId } from '../../gql/message-id.ts';
import { inputPaths, type SettingsField } from './settings-fields.ts';

interface SettingsInputProps {
  readonly field: SettingsField;
  readonly form: SendForm<FieldValues>;
  /** Path of the row that has the field, with a dot at its end. */
  readonly prefix?: string;
  /** Whether the value at a path of the section is sample data. */
  readonly isSample: (path: string) => boolean;
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
export function SettingsInput({ field, form, prefix = '', isSample }: SettingsInputProps) {
  const t = useText();
  if (field.kind === 'flag') {
    const path = `${prefix}${field.path}`;
    const error = form.getError(path);
    return (
      <Grid gap="1" gridColumn="1 / -1">
        <TickBox label={t(field.label)} {...form.box(path)} />
        {error ? (
          <chakra.p role="alert" color="fg.error">
            {error}
          </chakra.p>
        ) : null}
      </Grid>
    );
  }
  if (field.kind === 'choice') {
    const { path, label, options = {} } = field;
    return (
      <SelectField label={t(label)} {...form.field(`${prefix}${path}`)}>
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
      {inputPaths(field).map((inputPath) => {
        const language = field.kind === 'local' ? LANGUAGE_TEXT[inputPath.slice(-2)] : undefined;
        const path = `${prefix}${inputPath}`;
        const { value, error, onChange } = form.control(path);
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
            error={error}
            maxLength={254}
            inputMode={field.kind === 'line' || field.kind === 'local' ? undefined : 'decimal'}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        );
      })}
    </Grid>
  );
}
