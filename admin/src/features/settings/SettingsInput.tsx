import { Badge, chakra, Grid } from '@chakra-ui/react';
import { useText } from '../../app/use-text.ts';
import { TextField } from '../../components/TextField.tsx';
import type { MessageId } from '../../gql/message-id.ts';
import type { Typed } from './section-draft.ts';
import { inputPaths, type SettingsField } from './settings-fields.ts';

/** What inputs of a form need beside their fields. */
export interface InputState {
  readonly typed: Typed;
  /** Messages by path. */
  readonly wrong: Readonly<Record<string, string>>;
  /** Whether the value of an input is sample data. */
  readonly isSample: (path: string) => boolean;
  readonly onType: (path: string, text: string) => void;
}

const LANGUAGE_TEXT: Readonly<Record<string, MessageId>> = { ko: 'settings.korean', en: 'settings.english' };

/** The input of a field, or one for each language beside each other. */
export function SettingsInput({ field, state }: { field: SettingsField; state: InputState }) {
  const t = useText();
  const { typed, wrong, isSample, onType } = state;
  return (
    <Grid gap="3" templateColumns={{ base: '1fr', md: field.kind === 'local' ? '1fr 1fr' : '1fr' }} alignItems="start">
      {inputPaths(field).map((path) => {
        const language = field.kind === 'local' ? LANGUAGE_TEXT[path.slice(-2)] : undefined;
        return (
          <TextField
            key={path}
            label={
              <>
                {t(field.label)}
                {language ? <chakra.span color="fg.muted"> · {t(language)}</chakra.span> : null}
                {isSample(path) ? <Badge colorPalette="orange">{t('settings.sample')}</Badge> : null}
              </>
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
