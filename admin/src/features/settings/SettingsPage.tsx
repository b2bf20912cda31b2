import { useQuery } from '@apollo/client/react';
import { chakra, Grid, Skeleton, Text } from '@chakra-ui/react';
import { isUsedIn, SETTINGS_SECTIONS, type SettingsSection, settingsAnchor } from '@eunbit/schema/shop-settings';
import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useStoresWithOrders } from '../../app/stores.ts';
import { useText } from '../../app/use-text.ts';
import { ErrorAlert } from '../../components/ErrorAlert.tsx';
import { PageTitle } from '../../components/PageTitle.tsx';
import { UnsavedGuard } from '../../components/UnsavedGuard.tsx';
import { useReload } from '../../components/use-reload.ts';
import type { SettingsFieldsFragment } from '../../gql/graphql.ts';
import { readFragment } from '../../gql/index.ts';
import { SectionForm } from './SectionForm.tsx';
import { SettingsHistory } from './SettingsHistory.tsx';
import { getSamplePaths, SettingsDocument, SettingsFields } from './settings-query.ts';

/** Settings of the shop. */
export function SettingsPage() {
  const t = useText();
  return (
    <>
      <PageTitle title={t('settings.title')} />
      <Settings />
    </>
  );
}

function Settings() {
  const t = useText();
  const answer = useQuery(SettingsDocument, { fetchPolicy: 'cache-and-network' });
  const reload = useReload(answer);
  const settings = answer.data && readFragment(SettingsFields, answer.data.shopSettings);
  if (settings) return <Sections settings={settings} />;
  if (!answer.error) return <Skeleton height="40rem" bg="gray.200" />;
  return (
    <ErrorAlert onRetry={reload} retrying={answer.loading}>
      {t('settings.failed')}
    </ErrorAlert>
  );
}

function Sections({ settings }: { settings: SettingsFieldsFragment }) {
  const t = useText();
  const [unsaved, setUnsaved] = useState<ReadonlySet<SettingsSection>>(new Set());
  const markUnsaved = useCallback((section: SettingsSection, isUnsaved: boolean) => {
    setUnsaved((before) => {
      const others = [...before].filter((one) => one !== section);
      return new Set(isUnsaved ? [...others, section] : others);
    });
  }, []);
  const stores = useStoresWithOrders();
  const sections = SETTINGS_SECTIONS.filter((section) => isUsedIn(section, stores));
  const samples = sections.reduce((sum, section) => sum + getSamplePaths(settings, section).length, 0);
  const { hash } = useLocation();
  // The sections are rendered after the response, when the browser has already looked for the anchor.
  useEffect(
    function goToSection() {
      document.getElementById(hash.slice(1))?.focus();
    },
    [hash],
  );
  return (
    <Grid gap="5" maxWidth="60rem" templateColumns="minmax(0, 1fr)">
      <UnsavedGuard unsaved={unsaved.size > 0} />
      <Text color="fg.muted">{t('settings.note')}</Text>
      {samples > 0 ? <Text fontWeight="semibold">{t('settings.samples', { count: samples })}</Text> : null}
      {sections.map((section) => (
        <chakra.div key={section} id={settingsAnchor(section)} scrollMarginTop="6" tabIndex={-1}>
          <SectionForm section={section} settings={settings} onUnsaved={markUnsaved} />
        </chakra.div>
      ))}
      <SettingsHistory />
    </Grid>
  );
}
