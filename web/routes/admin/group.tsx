import { useState } from 'react';
import { courseAdminCalls } from '#contract/courses-admin.ts';
import { groupMessageAdminCalls } from '#contract/group-messages.ts';
import { groupAdminCalls } from '#contract/groups-admin.ts';
import { isFreeCourse } from '#domain/course-access.ts';
import { AddMembers } from '#web/admin/groups/add-members.tsx';
import { AwardGroup } from '#web/admin/groups/award-group.tsx';
import { EnrolGroup } from '#web/admin/groups/enrol-group.tsx';
import { GroupForm } from '#web/admin/groups/group-form.tsx';
import {
  groupViews,
  memberViews,
  messagesPath,
  SENT_PARAM,
} from '#web/admin/groups/group-views.ts';
import { MemberTable } from '#web/admin/groups/member-table.tsx';
import { MessageGroup } from '#web/admin/groups/message-group.tsx';
import { SentMessages } from '#web/admin/groups/sent-messages.tsx';
import { requireAdmin } from '#web/lib/guard.ts';
import { mayDo, useMay } from '#web/lib/may.ts';
import { idFrom } from '#web/lib/page.ts';
import { pageFrom } from '#web/lib/query.ts';
import { PageHead } from '#web/lib/seo.tsx';
import { useTranslation } from '#web/lib/translation.tsx';
import { FilteredList } from '#web/lists/filtered-list.tsx';
import { assertPage } from '#web/lists/list-page.tsx';
import { Button } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';
import { ArrowLeft } from '#web/ui/page-icons.tsx';
import type { Route } from './+types/group.ts';

export async function loader(args: Route.LoaderArgs) {
  const { api, user } = requireAdmin(args, 'accounts');
  const id = idFrom(args.params.id);
  const views = memberViews(id);
  const view = views.read(args.url.searchParams);
  const page = pageFrom(args.url.searchParams.get(SENT_PARAM));
  const [group, members, messages, courses] = await Promise.all([
    api.call(groupAdminCalls.get, { params: { id } }),
    api.call(groupAdminCalls.members, { params: { id }, query: views.queryOf(view) }),
    api.call(groupMessageAdminCalls.list, { params: { id }, query: { page } }),
    mayDo(user, 'courses')
      ? api.call(courseAdminCalls.list, { query: { status: 'active', limit: 100 } })
      : null,
  ]);
  assertPage(views, view, members);
  const closed = (courses?.list ?? []).filter((course) => !isFreeCourse(course));
  return {
    group,
    members,
    messages,
    view,
    mayEnrol: courses !== null,
    courses: closed.map(({ course_id, title, title_zh }) => ({ course_id, title, title_zh })),
  };
}

type Open = 'edit' | 'add' | 'enrol' | 'award' | 'message';

/** A group: its members, and what can be done for all of them. */
export default function AdminGroup({ loaderData }: Route.ComponentProps) {
  const { group, members, messages, view, courses, mayEnrol } = loaderData;
  const may = useMay();
  const { t } = useTranslation();
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const { group_id: groupId, name, note, member_count: count } = group;
  return (
    <>
      <PageHead title={`${name} · ${t('admin.titles.Groups')}`} noIndex />
      <header className="mb-6 grid gap-2">
        <Link
          to={groupViews.path}
          className="link inline-flex min-h-11 items-center gap-2 justify-self-start"
        >
          <ArrowLeft aria-hidden="true" className="size-4" />
          {t('admin.groups.back')}
        </Link>
        <h1 className="text-2xl break-words sm:text-3xl">{name}</h1>
        {note !== '' && (
          <p className="measure break-words whitespace-pre-line text-soft" dir="auto">
            {note}
          </p>
        )}
      </header>
      <div className="mb-6 flex flex-wrap gap-3">
        <Button onClick={() => setOpen('add')}>{t('admin.groups.addMembers')}</Button>
        {mayEnrol && (
          <Button variant="secondary" disabled={count === 0} onClick={() => setOpen('enrol')}>
            {t('admin.groups.enrol')}
          </Button>
        )}
        {may('points') && (
          <Button variant="secondary" disabled={count === 0} onClick={() => setOpen('award')}>
            {t('admin.groups.award')}
          </Button>
        )}
        <Button variant="secondary" disabled={count === 0} onClick={() => setOpen('message')}>
          {t('admin.groups.message')}
        </Button>
        <Button variant="quiet" onClick={() => setOpen('edit')}>
          {t('admin.groups.edit')}
        </Button>
      </div>
      <h2 className="sr-only">{t('admin.groups.members')}</h2>
      <FilteredList
        views={memberViews(groupId)}
        view={view}
        listed={members}
        seed={groupId}
        searchHint={t('admin.groups.memberSearchHint')}
        sortLabels={{
          newest: t('admin.groups.sorts.added'),
          name: t('admin.groups.sorts.name'),
        }}
        texts={{
          apply: t('admin.filter'),
          sort: t('admin.sort'),
          count: t('admin.groups.memberCount', { count: members.count }),
          empty: { title: t('admin.groups.noMembers'), text: t('admin.groups.noMembersText') },
          noResults: { title: t('admin.noResults'), text: t('admin.noResultsText') },
          clearFilters: { label: t('admin.clearFilters') },
        }}
      >
        <MemberTable groupId={groupId} members={members.list} />
      </FilteredList>
      <SentMessages messages={messages} hrefFor={(sent) => messagesPath(groupId, sent)} />
      {open === 'edit' && <GroupForm group={group} onClose={close} />}
      {open === 'add' && <AddMembers groupId={groupId} onClose={close} />}
      {open === 'enrol' && <EnrolGroup groupId={groupId} courses={courses} onClose={close} />}
      {open === 'award' && <AwardGroup groupId={groupId} onClose={close} />}
      {open === 'message' && <MessageGroup groupId={groupId} onClose={close} />}
    </>
  );
}
