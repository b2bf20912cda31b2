import { useApolloClient } from '@apollo/client/react';
import { Button } from '@eunbit/ui/Button.tsx';
import { useSettings } from '../app/settings.tsx';
import { useViewer } from '../app/use-viewer.ts';
import { graphql } from '../gql/index.ts';

const SetLanguageDocument = graphql(`
  mutation SetLanguage($input: SetLanguageInput!) {
    setLanguage(input: $input) {
      viewer {
        id
        language
      }
    }
  }
`);

/**
 * Switches to the other language, which it is written in so that its speakers find it. The account of whoever is signed
 * in keeps the choice for other browsers and for emails.
 */
export function LanguageToggle() {
  const client = useApolloClient();
  const viewer = useViewer();
  const { language, switchTo, switching } = useSettings();
  const other = language === 'ko' ? 'en' : 'ko';

  async function toggle(): Promise<void> {
    await switchTo({ language: other });
    if (!viewer) return;
    const input = { language: other === 'ko' ? 'KO' : 'EN' } as const;
    // This browser has switched all the same; the account is told with the next choice.
    await client.mutate({ mutation: SetLanguageDocument, variables: { input } }).catch(() => undefined);
  }

  return (
    <Button
      variant="ghost"
      size="sm"
      px="3"
      fontWeight="medium"
      lang={other}
      aria-disabled={switching || undefined}
      onClick={() => void toggle()}
    >
      {other === 'ko' ? '한국어' : 'English'}
    </Button>
  );
}
