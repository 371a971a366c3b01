import type { JobState } from '#contract/jobs-admin.ts';
import { defineListView, enumParam } from '#web/lists/list-view.ts';

/** Beside those that failed, which are shown without a filter. */
export const otherJobStates = ['waiting', 'running'] as const satisfies readonly JobState[];

/** The list of background jobs in its address. */
export const jobViews = defineListView({
  path: '/admin/jobs',
  filters: { state: enumParam(otherJobStates) },
  sorts: ['newest'],
});
