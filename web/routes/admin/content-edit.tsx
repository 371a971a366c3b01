import { useTranslation } from 'react-i18next';
import { type AdminContent, contentAdminCalls } from '#contract/contents-admin.ts';
import { draftCalls } from '#contract/drafts.ts';
import { AdminHeading } from '#web/features/admin/admin-heading.tsx';
import { ContentDesk } from '#web/features/admin/contents/content-desk.tsx';
import { contentViews } from '#web/features/admin/contents/contents-view.ts';
import { useAction, useApi } from '#web/lib/browser-api.ts';
import { requireAdmin } from '#web/lib/guard.ts';
import { idFrom } from '#web/lib/page.ts';
import { usePick } from '#web/lib/pick.tsx';
import { pageFrom } from '#web/lib/query.ts';
import { PageHead } from '#web/lib/seo.tsx';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { toast } from '#web/ui/toast.tsx';
import type { Route } from './+types/content-edit.ts';

export async function loader(args: Route.LoaderArgs) {
  const { api } = requireAdmin(args);
  const id = idFrom(args.params.id);
  const params = { id };
  const query = args.url.searchParams;
  const [content, { draft }] = await Promise.all([
    api.call(contentAdminCalls.get, { params }),
    api.call(draftCalls.get, { query: { entity: 'content', key: String(id) } }),
  ]);
  return {
    content,
    draft,
    base: draft === null ? null : await baseOf(content, draft.based_on_version),
    history: query.has('history') ? await historyOf() : null,
  };

  /** What a draft was begun on; null where nobody has saved since, or it was not kept. */
  async function baseOf(now: AdminContent, version: number | null): Promise<AdminContent | null> {
    if (version === null || version === now.version) return null;
    const kept = await api
      .call(contentAdminCalls.version, { params: { id, version } })
      .catch(() => null);
    return kept && { ...now, ...kept.state, version };
  }

  async function historyOf() {
    const page = pageFrom(query.get('history'));
    const version = Number(query.get('version'));
    const isVersion = Number.isSafeInteger(version) && version >= 1 && version < 2 ** 31;
    const [listed, opened] = await Promise.all([
      api.call(contentAdminCalls.versions, { params, query: { page } }),
      isVersion
        ? api.call(contentAdminCalls.version, { params: { id, version } }).catch(() => null)
        : null,
    ]);
    return { page, listed, opened };
  }
}

export default function ContentEdit({ loaderData }: Route.ComponentProps) {
  const text = usePick();
  const { content, ...rest } = loaderData;
  const course = {
    course_id: content.course_id,
    title: content.course_title,
    title_zh: content.course_title_zh,
  };
  const name = text(content.title, content.title_zh).text;
  if (content.archived_at !== null) return <Archived content={content} name={name} />;
  return (
    <>
      <PageHead title={name} noIndex />
      <ContentDesk
        key={content.content_id}
        type={content.type}
        course={course}
        content={content}
        {...rest}
      />
    </>
  );
}

/** What is archived is looked at in no editor: it comes back first. */
function Archived({ content, name }: { content: AdminContent; name: string }) {
  const { t } = useTranslation();
  const api = useApi();
  const restore = useAction(async () => {
    const params = { id: content.content_id };
    const { msg } = await api.send(contentAdminCalls.restore, { params, body: {} });
    toast({ text: msg });
  });
  return (
    <>
      <AdminHeading title={name} />
      <Notice
        tone="info"
        title={t('desk.contents.archivedTitle')}
        action={
          <>
            <Button busy={restore.busy} onClick={() => restore.run()}>
              {t('desk.contents.bringBack')}
            </Button>
            <LinkButton
              variant="secondary"
              to={contentViews.href({ course_id: content.course_id, archived: true })}
            >
              {t('desk.contents.shelves.archived')}
            </LinkButton>
          </>
        }
      >
        {t('desk.contents.archivedText')}
      </Notice>
    </>
  );
}
