import { useText } from '../../app/use-text.ts';
import { FormDialog } from '../../components/FormDialog.tsx';
import { TextField } from '../../components/TextField.tsx';
import { useSendForm } from '../../components/use-send-form.ts';

/** Allowed targets of links; the server removes others. */
const ADDRESS = /^(?:https?:\/\/|mailto:|tel:|\/(?!\/))\S+$/i;

interface LinkDialogProps {
  /** Present target of the selected text; empty for none. */
  readonly present: string;
  /** Called with the new target; an empty one removes the link. */
  readonly onLink: (href: string) => void;
  readonly onClose: () => void;
}

export function LinkDialog({ present, onLink, onClose }: LinkDialogProps) {
  const t = useText();
  const form = useSendForm({
    values: { href: present },
    validate({ href }) {
      const address = href.trim();
      return address && !ADDRESS.test(address) ? [{ path: 'href', text: t('announcements.link.wrong') }] : [];
    },
    send: async () => ({ problem: null }),
    onSent: (_sent, { href }) => onLink(href.trim()),
  });

  return (
    <FormDialog
      title={t('announcements.tool.link')}
      form={form}
      agree={t('announcements.link.set')}
      back={t('announcements.cancel')}
      onClose={onClose}
    >
      <TextField
        label={t('announcements.link.address')}
        hint={t('announcements.link.hint')}
        inputMode="url"
        maxLength={2000}
        {...form.field('href')}
      />
    </FormDialog>
  );
}
