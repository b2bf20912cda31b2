import { Text } from '@chakra-ui/react';
import { dateTimeText } from '@eunbit/ui/date';
import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import { useClock } from '../../../app/clock.ts';
import { useText } from '../../../app/use-text.ts';
import { DialogButton } from '../../../components/DialogButton.tsx';
import { Panel } from '../../../components/Panel.tsx';
import { type FragmentType, graphql, readFragment } from '../../../gql/index.ts';
import { staffUrl } from '../../../urls/staff.urls.ts';

const RoleChangePinPanelFragment = graphql(`
  fragment RoleChangePinPanel_RoleChangePin on RoleChangePin {
    isSet
    lockedUntil
    viewerCanSet
  }
`);

/** Shows whether roles can be changed now, and lets an admin set the PIN for it. */
export function RoleChangePinPanel({
  roleChangePin: ref,
}: {
  roleChangePin: FragmentType<typeof RoleChangePinPanelFragment>;
}) {
  const t = useText();
  const language = useLanguage();
  const clock = useClock();
  const { isSet, lockedUntil, viewerCanSet } = readFragment(RoleChangePinPanelFragment, ref);
  return (
    <Panel title={t('users.roleChangePin.title')}>
      <Text maxWidth="40rem">
        {lockedUntil
          ? t('users.roleChangePin.locked', { time: dateTimeText(lockedUntil, language, clock) })
          : t(isSet ? 'users.roleChangePin.isSet' : 'users.roleChangePin.missing')}
      </Text>
      <Text maxWidth="40rem" color="fg.muted" mt="1">
        {t('users.staff.howToAppoint')}
      </Text>
      {viewerCanSet ? (
        <DialogButton size="sm" variant="outline" mt="4" to={staffUrl({ code: true })}>
          {t(isSet ? 'users.roleChangePin.change' : 'users.roleChangePin.set')}
        </DialogButton>
      ) : null}
    </Panel>
  );
}
