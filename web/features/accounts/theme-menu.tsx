import { type Theme, themes } from '#domain/locale.ts';
import { useHydrated } from '#web/lib/hydrated.ts';
import { useTheme } from '#web/lib/theme.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { Monitor, Moon, Sun } from '#web/ui/icons.tsx';
import { Menu, menuItemClass } from '#web/ui/menu.tsx';

const icons = { light: Sun, dark: Moon, system: Monitor } as const;
const labels = {
  light: 'layout.themeLight',
  dark: 'layout.themeDark',
  system: 'layout.themeSystem',
} as const satisfies Record<Theme, string>;

/** Light, dark, or as the device is set. */
export function ThemeMenu() {
  const { t } = useTranslation();
  const [theme] = useTheme();
  const isHydrated = useHydrated();
  const Current = icons[theme];
  return (
    <Menu
      label={t('layout.theme')}
      trigger={<Current aria-hidden="true" className="size-5" />}
      // Without scripts it follows the device.
      className="noscript:hidden"
    >
      {/* Without scripts there is no choice, so it is not in the page before them. */}
      {isHydrated && <ThemeChoices />}
    </Menu>
  );
}

export function ThemeChoices() {
  const { t } = useTranslation();
  const [theme, changeTheme] = useTheme();
  return themes.map((choice) => {
    const Icon = icons[choice];
    return (
      <button
        key={choice}
        type="button"
        aria-pressed={choice === theme}
        className={menuItemClass(choice === theme)}
        onClick={() => changeTheme(choice)}
      >
        <Icon aria-hidden="true" className="size-5" />
        {t(labels[choice])}
      </button>
    );
  });
}
