import { useState } from 'react';
import { type NoticeSetting, notificationCalls } from '#contract/notifications.ts';
import { type NoticeChannel, noticeChannels } from '#domain/notice-kinds.ts';
import { useAction, useApi } from '#web/lib/browser-api.ts';
import { toast } from '#web/lib/toast.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { Checkbox } from '#web/ui/field.tsx';

const channelNames = {
  in_app: 'notifications.inApp',
  email: 'notifications.email',
  push: 'notifications.byPush',
} as const satisfies Record<NoticeChannel, string>;

const audiences = ['learner', 'teacher', 'admin'] as const;

/** The kinds of notices that a person can receive, each by its channels, stored at once. */
export function NoticeChoices({ settings }: { settings: readonly NoticeSetting[] }) {
  const { t } = useTranslation();
  return audiences.map((audience) => {
    const ofAudience = settings.filter((one) => one.audience === audience);
    if (ofAudience.length === 0) return null;
    return (
      <fieldset key={audience}>
        <legend className="font-serif text-xl">{t(`notifications.audiences.${audience}`)}</legend>
        <ul className="mt-2 grid">
          {ofAudience.map((setting) => (
            <li
              key={setting.kind}
              className="flex flex-wrap items-center gap-x-6 border-b border-line py-1"
            >
              <span id={setting.kind} className="grow max-sm:w-full">
                {setting.label}
              </span>
              <fieldset aria-labelledby={setting.kind} className="flex gap-6">
                {noticeChannels.map((channel) => (
                  <NoticeChoice key={channel} setting={setting} channel={channel} />
                ))}
              </fieldset>
            </li>
          ))}
        </ul>
      </fieldset>
    );
  });
}

interface NoticeChoiceProps {
  setting: NoticeSetting;
  channel: NoticeChannel;
}

function NoticeChoice({ setting, channel }: NoticeChoiceProps) {
  const { t } = useTranslation();
  const api = useApi();
  const [isOn, setOn] = useState(setting[channel]);
  const change = useAction(
    async (next: boolean) => {
      setOn(next);
      const body = { kind: setting.kind, [channel]: next };
      const { msg } = await api.send(notificationCalls.changeSettings, { body });
      toast({ text: msg });
    },
    {
      // A choice that could not be stored is reset.
      onError: () => {
        setOn(setting[channel]);
        return false;
      },
    },
  );
  return (
    <Checkbox
      label={t(channelNames[channel])}
      checked={isOn}
      aria-busy={change.busy || undefined}
      onChange={({ target }) => void change.run(target.checked)}
    />
  );
}
