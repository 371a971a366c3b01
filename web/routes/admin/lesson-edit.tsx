import { contentAdminCalls } from '#contract/lessons-admin.ts';
import { ContentPage } from '#web/admin/lessons/lesson-page.tsx';
import { loadContentDesk } from '#web/admin/lessons/load-lesson-screen.ts';
import { requireAdmin } from '#web/lib/guard.ts';
import { idFrom } from '#web/lib/page.ts';
import type { Route } from './+types/lesson-edit.ts';

export function loader(args: Route.LoaderArgs) {
  const { api } = requireAdmin(args);
  return loadContentDesk(api, contentAdminCalls, idFrom(args.params.id), args.url.searchParams);
}

export default function ContentEdit({ loaderData }: Route.ComponentProps) {
  return <ContentPage {...loaderData} />;
}
