import { chakra } from '@chakra-ui/react/styled-system';
import { dateTimeText } from '@eunbit/ui/date';
import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import { useText } from '../../../app/use-text.ts';
import { DialogButton } from '../../../components/DialogButton.tsx';
import { Panel } from '../../../components/Panel.tsx';
import { type FragmentType, graphql, readFragment } from '../../../gql/index.ts';
import { staffUrl } from './staff.urls.ts';

const SecretCodePanelFragment = graphql(`
  fragment SecretCodePanel_SecretCode on SecretCode {
    isSet
    lockedUntil
    viewerCanSet
  }
`);

/** Whether positions can be changed now, and how an admin sets the code for it. */
export function SecretCodePanel({ secretCode: ref }: { secretCode: FragmentType<typeof SecretCodePanelFragment> }) {
  const t = useText();
  const language = useLanguage();
  const { isSet, lockedUntil, viewerCanSet } = readFragment(SecretCodePanelFragment, ref);
  return (
    <Panel title={t('users.secretCode.title')}>
      <chakra.p maxWidth="40rem">
        {lockedUntil
          ? t('users.secretCode.locked', { time: dateTimeText(lockedUntil, language, 'KR') })
          : t(isSet ? 'users.secretCode.isSet' : 'users.secretCode.missing')}
      </chakra.p>
      <chakra.p maxWidth="40rem" color="fg.muted" mt="1">
        {t('users.staff.howToAppoint')}
      </chakra.p>
      {viewerCanSet ? (
        <DialogButton size="sm" variant="outline" mt="4" to={staffUrl({ code: true })}>
          {t(isSet ? 'users.secretCode.change' : 'users.secretCode.set')}
        </DialogButton>
      ) : null}
    </Panel>
  );
}
