import { useAction, useApi } from '#web/lib/browser-api.ts';
import { toast } from '#web/lib/toast.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { Button } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';

/** Asks a person to agree to a new version of the texts; they may go on meanwhile. */
export function ConsentBanner() {
  const { t } = useTranslation();
  const api = useApi();
  const agree = useAction(async () => {
    const { legalCalls } = await import('#contract/legal.ts');
    const { msg } = await api.send(legalCalls.consent, { body: { accept_terms: true } });
    toast({ text: msg });
  });
  return (
    <section aria-label={t('legal.due.label')} className="border-b border-line bg-wash">
      <div className="shell flex flex-wrap items-center gap-x-8 gap-y-3 py-4">
        <div className="min-w-[min(20rem,100%)] grow basis-0">
          <p className="font-semibold">{t('legal.due.title')}</p>
          <p className="text-sm text-pretty">{t('legal.due.text')}</p>
        </div>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-1">
          {(['privacy', 'terms'] as const).map((kind) => (
            <Link key={kind} to={`/${kind}`} className="link inline-flex min-h-11 items-center">
              {t(`legal.${kind}`)}
            </Link>
          ))}
          <Button busy={agree.busy} onClick={() => agree.run()}>
            {t('legal.due.agree')}
          </Button>
        </div>
      </div>
    </section>
  );
}
