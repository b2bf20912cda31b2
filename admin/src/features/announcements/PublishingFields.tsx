import { Grid } from '@chakra-ui/react';
import { useText } from '../../app/use-text.ts';
import { SelectField } from '../../components/SelectField.tsx';
import { TextField } from '../../components/TextField.tsx';
import { TickBox } from '../../components/TickBox.tsx';
import type { SendForm } from '../../components/use-send-form.ts';
import type { MessageId } from '../../gql/message-id.ts';
import type { AnnouncementDraft, Publishing } from './announcement-draft.ts';

const TEXT: Readonly<Record<Publishing, MessageId>> = {
  now: 'announcements.publish.now',
  keep: 'announcements.publish.keep',
  later: 'announcements.publish.later',
  draft: 'announcements.publish.draft',
};

interface PublishingFieldsProps {
  readonly form: SendForm<AnnouncementDraft>;
  /** Whether the announcement has a date of publication to keep. */
  readonly published: boolean;
}

/** Date of publication and pinning. */
export function PublishingFields({ form, published }: PublishingFieldsProps) {
  const t = useText();
  const choices: Publishing[] = published ? ['now', 'keep', 'later', 'draft'] : ['now', 'later', 'draft'];
  return (
    <Grid gap="4" maxWidth="24rem">
      <SelectField label={t('announcements.publish')} {...form.field('publishing')}>
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {t(TEXT[choice])}
          </option>
        ))}
      </SelectField>
      {form.watch('publishing') === 'later' ? (
        <TextField label={t('announcements.publish.at')} type="datetime-local" {...form.field('publishAt')} />
      ) : null}
      <TickBox label={t('announcements.pin')} {...form.box('isPinned')} />
    </Grid>
  );
}
