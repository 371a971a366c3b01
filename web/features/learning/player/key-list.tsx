import { useTranslation } from '#web/lib/translation.tsx';
import { Keyboard } from '#web/ui/page-icons.tsx';

/** The keyboard shortcuts of the player, for devices with a keyboard. */
export function KeyList({ isVideo }: { isVideo: boolean }) {
  const { t } = useTranslation();
  const rows = [
    [[t('player.keys.space'), 'K'], t('player.keys.toggle')],
    [['←', '→'], t('player.keys.arrows')],
    [['J', 'L'], t('player.keys.letters')],
    [['M'], t('player.keys.mute')],
    [['C'], t('player.keys.captions')],
    ...(isVideo ? [[['F'], t('player.keys.fullscreen')] as const] : []),
  ] as const;
  return (
    <details className="mt-4 text-sm pointer-coarse:hidden">
      <summary className="inline-flex min-h-11 items-center gap-2 text-porcelain">
        <Keyboard aria-hidden="true" className="size-5" />
        {t('player.keys.title')}
      </summary>
      <p className="mt-1 text-soft">{t('player.keys.hint')}</p>
      <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-5 gap-y-1.5">
        {rows.map(([keys, does]) => (
          <div key={does} className="contents">
            <dt className="flex gap-1.5">
              {keys.map((key) => (
                <kbd
                  key={key}
                  className="min-w-7 rounded-sm border border-line-strong bg-raised px-1.5 text-center font-sans"
                >
                  {key}
                </kbd>
              ))}
            </dt>
            <dd className="text-soft">{does}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
