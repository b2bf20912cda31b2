import { chakra, Dialog } from '@chakra-ui/react';
import { type FormEvent, useState } from 'react';
import { useText } from '../../app/use-text.ts';
import { Button } from '../../components/Button.tsx';
import { ModalDialog } from '../../components/ModalDialog.tsx';
import { TextField } from '../../components/TextField.tsx';

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
  const [href, setHref] = useState(present);
  const [problem, setProblem] = useState<string | null>(null);

  function submit(event: FormEvent) {
    event.preventDefault();
    const address = href.trim();
    if (address && !ADDRESS.test(address)) setProblem(t('announcements.link.wrong'));
    else onLink(address);
  }

  return (
    <ModalDialog title={t('announcements.tool.link')} onClose={onClose}>
      <chakra.form onSubmit={submit} noValidate display="grid" gap="4">
        <TextField
          label={t('announcements.link.address')}
          hint={t('announcements.link.hint')}
          error={problem}
          inputMode="url"
          maxLength={2000}
          value={href}
          onChange={(event) => setHref(event.target.value)}
        />
        <Dialog.Footer>
          <Button variant="outline" onClick={onClose}>
            {t('announcements.cancel')}
          </Button>
          <Button type="submit">{t('announcements.link.set')}</Button>
        </Dialog.Footer>
      </chakra.form>
    </ModalDialog>
  );
}
