import { groupMessageCalls } from '#contract/group-messages.ts';
import { useFormat } from '#web/lib/format.ts';
import { requireLogin } from '#web/lib/guard.ts';
import { idFrom } from '#web/lib/page.ts';
import { usePick } from '#web/lib/pick.tsx';
import { PageHead } from '#web/lib/seo.tsx';
import { onlyShownTexts } from '#web/lib/shown-texts.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { Breadcrumb } from '#web/ui/breadcrumb.tsx';
import type { Route } from './+types/message.ts';

export async function loader(args: Route.LoaderArgs) {
  const { api, locale } = requireLogin(args);
  const id = idFrom(args.params.id);
  return onlyShownTexts(await api.call(groupMessageCalls.message, { params: { id } }), locale);
}

/** A message of the academy, in the reader's language where it has one. */
export default function Message({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const pick = usePick();
  const subject = pick(loaderData.subject, loaderData.subject_zh);
  const text = pick(loaderData.text, loaderData.text_zh);
  return (
    <div className="shell max-w-3xl pt-6 pb-20">
      <PageHead title={subject.text} noIndex />
      <Breadcrumb
        label={t('controls.breadcrumb')}
        items={[{ text: t('titles.Notices'), to: '/notifications' }, { text: subject.text }]}
      />
      <h1 className="mt-4 text-3xl break-words" lang={subject.lang}>
        {subject.text}
      </h1>
      <p className="mt-2 text-sm text-soft">
        <time dateTime={loaderData.sent_at}>{format.dateTime(loaderData.sent_at)}</time>
      </p>
      <p className="measure mt-6 break-words whitespace-pre-line" lang={text.lang}>
        {text.text}
      </p>
    </div>
  );
}
