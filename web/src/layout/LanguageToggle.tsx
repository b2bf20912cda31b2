import { useSettings } from '../app/settings.tsx';
import { useViewer } from '../app/use-viewer.ts';
import { Button } from '../elements/Button.tsx';
import { ChoiceForm } from './ChoiceForm.tsx';
import { useUpdateLanguage } from './use-update-language.ts';

/**
 * Switches to the other language, whose name is written in that language. A member's account stores the choice for other browsers
 * and for emails.
 */
export function LanguageToggle() {
  const updateLanguage = useUpdateLanguage();
  const viewer = useViewer();
  const { language, switchTo, switching } = useSettings();
  const other = language === 'ko' ? 'en' : 'ko';

  async function toggle(): Promise<void> {
    await switchTo({ language: other });
    if (viewer) await updateLanguage(other);
  }

  return (
    <ChoiceForm onChoose={() => void toggle()}>
      <Button
        type="submit"
        name="language"
        value={other}
        variant="ghost"
        size="sm"
        px="3"
        fontWeight="medium"
        lang={other}
        aria-disabled={switching || undefined}
      >
        {other === 'ko' ? '한국어' : 'English'}
      </Button>
    </ChoiceForm>
  );
}
