import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import { useSetLanguage } from '../app/LanguageSwitch.tsx';
import { Button } from './Button.tsx';

/** Switches to the other language; its label is in that language. */
export function LanguageToggle() {
  const language = useLanguage();
  const setLanguage = useSetLanguage();
  const other = language === 'ko' ? 'en' : 'ko';
  return (
    <Button size="sm" variant="ghost" lang={other} px="3" onClick={() => setLanguage(other)}>
      {other === 'ko' ? '한국어' : 'English'}
    </Button>
  );
}
