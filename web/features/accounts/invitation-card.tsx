import type { accountCalls } from '#contract/accounts.ts';
import type { CallData } from '#contract/call.ts';
import { useAction } from '#web/lib/browser-api.ts';
import { useHydrated } from '#web/lib/hydrated.ts';
import { usePick } from '#web/lib/pick.tsx';
import { qrCodeOf } from '#web/lib/qr-code.ts';
import { qrPicture } from '#web/lib/qr-picture.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { useSiteData } from '#web/lib/site-data.ts';
import { Sentences } from '#web/lib/split-sentences.tsx';
import { useTranslation } from '#web/lib/translation.tsx';
import { Button } from '#web/ui/button.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { Download, Share2 } from '#web/ui/page-icons.tsx';
import { QrImage } from '#web/ui/qr-image.tsx';

interface InvitationCardProps {
  invitation: CallData<typeof accountCalls.profile>['invitation'];
  /** What a newcomer with the code earns the learner; null where that rule is off. */
  reward: number | null;
  /** The number of newcomers who earn points, in all. */
  maxRewarded: number;
}

/** The learner’s own code, to be shared. */
export function InvitationCard({ invitation, reward, maxRewarded }: InvitationCardProps) {
  const { t } = useTranslation();
  const { site } = useSiteData();
  const academy = usePick()(site.name, site.name_zh).text;
  const isReady = useHydrated();
  const canShare = isReady && typeof navigator.share === 'function';
  const code = qrCodeOf(invitation.url);
  const copied = t('accounts.profile.invitation.copied');

  async function share() {
    const text = t('accounts.profile.invitation.message', { academy, code: invitation.code });
    // Closing the system's share dialog is not an error.
    await navigator.share({ title: academy, text, url: invitation.url }).catch(() => {});
  }

  const savePicture = useAction(
    async () => saveFile(await qrPicture(code), `${academy}-${invitation.code}.png`),
    { revalidates: false },
  );

  return (
    <section aria-labelledby="invitation" className="rounded-lg bg-wash p-5 sm:p-6">
      <h2 id="invitation" className="text-xl">
        {t('accounts.profile.invitation.title')}
      </h2>
      <p className="mt-2 text-soft">
        <Sentences
          parts={[
            t('accounts.profile.invitation.text'),
            reward !== null && t('accounts.profile.invitation.earns', { count: reward }),
            reward !== null && t('accounts.profile.invitation.upTo', { count: maxRewarded }),
          ]}
        />
      </p>
      <p className="mt-4 rounded-md bg-raised px-4 py-3 text-center font-serif text-2xl font-semibold tracking-[0.12em] ring-1 ring-line select-all">
        <span className="sr-only">{t('accounts.profile.invitation.code')} </span>
        {invitation.code}
      </p>
      <div className="mt-3 flex flex-wrap gap-2 *:grow">
        <CopyButton
          text={invitation.code}
          label={t('accounts.profile.invitation.copyCode')}
          copiedLabel={copied}
        />
        <CopyButton
          text={invitation.url}
          label={t('accounts.profile.invitation.copyLink')}
          copiedLabel={copied}
        />
        {canShare && (
          <Button icon={<Share2 aria-hidden="true" className="size-4.5" />} onClick={share}>
            {t('accounts.profile.invitation.share')}
          </Button>
        )}
      </div>
      <div className="mt-5 flex flex-wrap items-center gap-4">
        <QrImage
          code={code}
          label={t('accounts.profile.invitation.qr', { url: invitation.url })}
          className="size-36 shrink-0"
        />
        <div className="grid min-w-0 flex-1 basis-32 justify-items-start gap-3 text-sm">
          <p className="text-soft">{t('accounts.profile.invitation.scan')}</p>
          <Button
            size="sm"
            variant="secondary"
            disabled={!isReady}
            busy={savePicture.busy}
            icon={<Download aria-hidden="true" className="size-4.5" />}
            onClick={() => savePicture.run()}
          >
            {t('accounts.profile.invitation.savePicture')}
          </Button>
        </div>
      </div>
      <p className="mt-4 border-t border-line pt-4 text-sm text-soft">
        {invitation.used_count > 0 ? (
          <Sentences
            parts={[
              t('accounts.profile.invitation.used', { count: invitation.used_count }),
              reward !== null &&
                t('accounts.profile.invitation.rewarded', { count: invitation.rewarded_count }),
            ]}
          />
        ) : (
          t('accounts.profile.invitation.unused')
        )}
      </p>
    </section>
  );
}
