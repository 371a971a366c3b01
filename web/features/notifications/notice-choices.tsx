import { useState } from 'react';
import { type NoticeSetting, notificationCalls } from '#contract/notifications.ts';
import { useAction, useApi } from '#web/lib/browser-api.ts';
import { toast } from '#web/lib/toast.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { Checkbox } from '#web/ui/field.tsx';

const audiences = ['learner', 'teacher', 'admin'] as const;

/** The kinds of notices that a person can receive, each to be switched off and on at once. */
export function NoticeChoices({ settings }: { settings: readonly NoticeSetting[] }) {
  const { t } = useTranslation();
  return audiences.map((audience) => {
    const ofAudience = settings.filter((one) => one.audience === audience);
    if (ofAudience.length === 0) return null;
    return (
      <fieldset key={audience}>
        <legend className="font-serif text-xl">{t(`notifications.audiences.${audience}`)}</legend>
        <div className="mt-2 grid gap-x-6 sm:grid-cols-2">
          {ofAudience.map((setting) => (
            <NoticeChoice key={setting.kind} setting={setting} />
          ))}
        </div>
      </fieldset>
    );
  });
}

function NoticeChoice({ setting }: { setting: NoticeSetting }) {
  const api = useApi();
  const [isOn, setOn] = useState(setting.in_app);
  const change = useAction(
    async (next: boolean) => {
      setOn(next);
      const body = { kind: setting.kind, in_app: next };
      const { msg } = await api.send(notificationCalls.changeSettings, { body });
      toast({ text: msg });
    },
    {
      // What was not stored is shown as it was.
      onError: () => {
        setOn(setting.in_app);
        return false;
      },
    },
  );
  return (
    <Checkbox
      label={setting.label}
      checked={isOn}
      aria-busy={change.busy || undefined}
      onChange={({ target }) => void change.run(target.checked)}
    />
  );
}
