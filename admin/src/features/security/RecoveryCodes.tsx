import { chakra, Dialog, Text } from '@chakra-ui/react';
import { useText } from '../../app/use-text.ts';
import { Button } from '../../components/Button.tsx';
import { CopyButton } from '../../components/CopyButton.tsx';
import { ModalDialog } from '../../components/ModalDialog.tsx';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onClose: () => void;
  /** The form whose factor brought the codes is gone when they close. */
  readonly getFinalFocus: () => HTMLElement | null;
}

/** New recovery codes, which are shown this once: to be copied, or printed by themselves. */
export function RecoveryCodes({ codes, onClose, getFinalFocus }: RecoveryCodesProps) {
  const t = useText();
  return (
    <ModalDialog title={t('security.codes.title')} onClose={onClose} getFinalFocus={getFinalFocus}>
      <Text mb="4">{t('security.codes.why')}</Text>
      <chakra.ol
        listStyle="none"
        display="grid"
        gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }}
        columnGap="6"
        rowGap="1.5"
        fontFamily="mono"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </chakra.ol>
      <Dialog.Footer mt="5" flexWrap="wrap" _print={{ display: 'none' }}>
        <CopyButton text={codes.join('\n')} label={t('security.codes.title')} />
        <Button variant="outline" onClick={() => window.print()}>
          {t('security.codes.print')}
        </Button>
        <Button data-autofocus onClick={onClose}>
          {t('security.codes.kept')}
        </Button>
      </Dialog.Footer>
    </ModalDialog>
  );
}
