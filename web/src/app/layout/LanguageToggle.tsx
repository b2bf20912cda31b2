import { Button } from '@eunbit/ui/Button.tsx';
import { useSettings } from '../settings.tsx';

/** Switches to the other language, which it is written in so that its speakers find it. */
export function LanguageToggle() {
  const { language, switchTo, switching } = useSettings();
  const other = language === 'ko' ? 'en' : 'ko';
  return (
    <Button
      variant="ghost"
      size="sm"
      px="3"
      fontWeight="medium"
      lang={other}
      aria-disabled={switching || undefined}
      onClick={() => void switchTo({ language: other })}
    >
      {other === 'ko' ? '한국어' : 'English'}
    </Button>
  );
}
