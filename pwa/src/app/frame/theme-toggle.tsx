import { Button } from '../../ui/button.tsx';
import { useThemeToggle } from '../../shell/theme/use-theme-toggle.ts';

/** Button between light and dark. */
export function ThemeToggle() {
  const { words, toggle } = useThemeToggle();
  return (
    <Button look="quiet" onClick={toggle}>
      {words}
    </Button>
  );
}
