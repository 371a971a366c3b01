import type { CallData } from '#contract/call.ts';
import { draftCalls } from '#contract/drafts.ts';
import type { AdminLesson, LessonEditingCalls } from '#contract/lessons-admin.ts';
import type { ApiClient } from '#web/lib/api.ts';
import { pageFrom } from '#web/lib/query.ts';

type Versions = CallData<LessonEditingCalls['versions']>;

/**
 * What the editor of a lesson loads: the lesson, its draft, the base of the draft where somebody
 * has saved since, and the history where the address requests it.
 */
export async function loadLessonScreen(
  api: Pick<ApiClient, 'call'>,
  calls: LessonEditingCalls,
  id: number,
  query: URLSearchParams,
) {
  const params = { id };
  const [content, { draft }] = await Promise.all([
    api.call(calls.get, { params }),
    api.call(draftCalls.get, { query: { entity: 'content', key: String(id) } }),
  ]);
  return {
    content,
    draft,
    base: draft === null ? null : await baseOf(content, draft.based_on_version),
    history: query.has('history') ? await historyOf() : null,
  };

  /** The base of a draft; null where nobody has saved since, or its version was not stored. */
  async function baseOf(now: AdminLesson, version: number | null): Promise<AdminLesson | null> {
    if (version === null || version === now.version) return null;
    const kept = await api.call(calls.version, { params: { id, version } }).catch(() => null);
    return kept && { ...now, ...kept.state, version };
  }

  /** The version before one of a page of them; the first of the next page before its last one. */
  async function beforeOf(version: number, page: number, listed: Versions) {
    const at = listed.list.findIndex((one) => one.version === version);
    if (at === -1) return null;
    const further =
      at + 1 < listed.list.length || page * listed.limit >= listed.count
        ? listed.list[at + 1]
        : (await api.call(calls.versions, { params, query: { page: page + 1 } })).list[0];
    if (further === undefined) return null;
    return api.call(calls.version, { params: { id, version: further.version } }).catch(() => null);
  }

  async function historyOf() {
    const page = pageFrom(query.get('history'));
    const version = Number(query.get('version'));
    const isVersion = Number.isSafeInteger(version) && version >= 1 && version < 2 ** 31;
    const [listed, opened] = await Promise.all([
      api.call(calls.versions, { params, query: { page } }),
      isVersion ? api.call(calls.version, { params: { id, version } }).catch(() => null) : null,
    ]);
    const before = opened === null ? null : await beforeOf(opened.version, page, listed);
    return { page, listed, opened, before };
  }
}
