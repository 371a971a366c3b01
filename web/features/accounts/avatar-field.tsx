import { lazy, Suspense, useRef, useState } from 'react';
import type { User } from '#contract/accounts.ts';
import { extensionsOf } from '#contract/files.ts';
import { useAction, useApi } from '#web/lib/browser-api.ts';
import { useRevalidate } from '#web/lib/revalidate.ts';
import { toast } from '#web/lib/toast.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';

const AvatarCropDialog = lazy(async () => ({
  default: (await import('./avatar-crop-dialog.tsx')).AvatarCropDialog,
}));

/** A person's own picture: chosen, cropped to a square, sent; or removed again. */
export function AvatarField({ user }: { user: User }) {
  const { t } = useTranslation();
  const api = useApi();
  const revalidate = useRevalidate();
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<File | null>(null);

  async function show({ msg }: { msg: string }) {
    await revalidate();
    toast({ text: msg });
  }
  const remove = useAction(async () => {
    const { avatarCalls } = await import('#contract/avatar.ts');
    await show(await api.send(avatarCalls.remove));
  });
  async function send(file: File) {
    const { avatarCalls } = await import('#contract/avatar.ts');
    await show(await api.send(avatarCalls.set, { body: {}, file }));
    setChosen(null);
  }

  return (
    <fieldset className="mb-6 flex items-center gap-5">
      <legend className="mb-1.5 text-sm font-medium">{t('accounts.avatar.label')}</legend>
      <Avatar name={user.name || user.email} src={user.avatar} className="size-18" />
      <div className="grid min-w-0 gap-1">
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" onClick={() => input.current?.click()}>
            {t(user.avatar === null ? 'accounts.avatar.choose' : 'accounts.avatar.replace')}
          </Button>
          {user.avatar !== null && (
            <Button variant="quiet" busy={remove.busy} onClick={() => void remove.run()}>
              {t('accounts.avatar.remove')}
            </Button>
          )}
        </div>
        <p className="text-sm text-soft">{t('accounts.avatar.hint')}</p>
      </div>
      <input
        ref={input}
        type="file"
        hidden
        accept={extensionsOf('avatar')
          .map((extension) => `.${extension}`)
          .join(',')}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          // The same picture may be chosen again after the dialog was closed.
          currentTarget.value = '';
          if (file) setChosen(file);
        }}
      />
      {chosen !== null && (
        <Suspense>
          <AvatarCropDialog file={chosen} onClose={() => setChosen(null)} onCropped={send} />
        </Suspense>
      )}
    </fieldset>
  );
}
