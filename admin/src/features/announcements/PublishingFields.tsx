import { Grid } from '@chakra-ui/react';
import { useText } from '../../app/use-text.ts';
import { SelectField } from '../../components/SelectField.tsx';
import { TextField } from '../../components/TextField.tsx';
import { TickBox } from '../../components/TickBox.tsx';
import type { MessageId } from '../../gql/message-id.ts';
import type { AnnouncementDraft, Publishing } from './announcement-draft.ts';

const TEXT: Readonly<Record<Publishing, MessageId>> = {
  now: 'announcements.publish.now',
  keep: 'announcements.publish.keep',
  later: 'announcements.publish.later',
  draft: 'announcements.publish.draft',
};

interface PublishingFieldsProps {
  readonly draft: AnnouncementDraft;
  readonly onChange: (change: Partial<AnnouncementDraft>) => void;
  /** Whether the announcement has a date of publication to keep. */
  readonly published: boolean;
  readonly error: string | null;
}

/** Date of publication and pinning. */
export function PublishingFields({ draft, onChange, published, error }: PublishingFieldsProps) {
  const t = useText();
  const choices: Publishing[] = published ? ['now', 'keep', 'later', 'draft'] : ['now', 'later', 'draft'];
  return (
    <Grid gap="4" maxWidth="24rem">
      <SelectField
        label={t('announcements.publish')}
        value={draft.publishing}
        onChange={({ target: { value } }) => {
          const publishing = choices.find((choice) => choice === value);
          if (publishing) onChange({ publishing });
        }}
      >
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {t(TEXT[choice])}
          </option>
        ))}
      </SelectField>
      {draft.publishing === 'later' ? (
        <TextField
          label={t('announcements.publish.at')}
          error={error}
          type="datetime-local"
          value={draft.publishAt}
          onChange={(event) => onChange({ publishAt: event.target.value })}
        />
      ) : null}
      <TickBox
        label={t('announcements.pin')}
        checked={draft.isPinned}
        onChange={(isPinned) => onChange({ isPinned })}
      />
    </Grid>
  );
}
