import type { LessonVersionItem, ListedLessonVersion } from '#contract/lesson-versions.ts';
import type { AdminLesson, AdminLessonListItem, LessonState } from '#contract/lessons-admin.ts';
import type { Locale } from '#domain/locale.ts';
import { measuredMinutes } from '#domain/measured-minutes.ts';
import { outdatedLanguage, type TranslationTimes } from '#domain/translation-times.ts';
import { changedParts } from './lesson-changes.rules.ts';
import { readLessonData } from './lesson-data.ts';
import type { EditableLessonRow, ListedLessonRow, VersionRow } from './lessons.queries.ts';

type MarkedRow = Pick<
  ListedLessonRow,
  'lacks_en' | 'lacks_zh' | 'texts_changed_at' | 'texts_zh_changed_at'
>;

function marksOf(row: MarkedRow): Pick<AdminLesson, 'missing' | 'outdated'> {
  const missing: Locale[] = [];
  if (row.lacks_zh) missing.push('zh');
  if (row.lacks_en) missing.push('en');
  const times = { en: row.texts_changed_at, zh: row.texts_zh_changed_at };
  return { missing, outdated: outdatedLanguage(times, { en: row.lacks_en, zh: row.lacks_zh }) };
}

/** A lesson in a list for editors. */
export function presentListedLesson(row: ListedLessonRow): AdminLessonListItem {
  return {
    content_id: row.content_id,
    course_id: row.course_id,
    course_title: row.course_title,
    course_title_zh: row.course_title_zh,
    position: row.position,
    type: row.type,
    title: row.title,
    title_zh: row.title_zh,
    duration: row.duration,
    ...marksOf(row),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    archived_at: row.archived_at?.toISOString() ?? null,
    version: row.version,
  };
}

/** A lesson with its whole body; empty where what is stored cannot be parsed. */
export function presentEditableLesson(row: EditableLessonRow): AdminLesson {
  return {
    ...presentListedLesson(row),
    description: row.description,
    description_zh: row.description_zh,
    duration_reason: row.duration_reason,
    unreviewed_since: row.unreviewed_since?.toISOString() ?? null,
    measured_minutes: measuredMinutes(row.measured_seconds),
    content_data: readLessonData(row.type, row.content_data) ?? {},
    course_status: row.course_status,
    learner_count: row.learner_count,
    texts_changed_at: row.texts_changed_at.toISOString(),
    texts_zh_changed_at: row.texts_zh_changed_at.toISOString(),
    created_at: row.created_at.toISOString(),
  };
}

/** The part of a lesson that a version stores and a restore brings back. */
export function stateOf(content: LessonState): LessonState {
  const { title, title_zh, description, description_zh, content_data } = content;
  const { duration, duration_reason } = content;
  return {
    title,
    title_zh,
    description,
    description_zh,
    duration,
    duration_reason,
    content_data,
  };
}

/** The state of a version; older ones were saved without a reason for their minutes. */
export function stateOfVersion({ state }: Pick<VersionRow, 'state'>): LessonState {
  const stored = state as Omit<LessonState, 'duration_reason'> & Partial<LessonState>;
  return { ...stored, duration_reason: stored.duration_reason ?? '' };
}

/** One page of versions, each with what it changed. @param rows one more than the page holds */
export function presentVersions(
  rows: readonly Omit<VersionRow, TextTimes>[],
  limit: number,
): ListedLessonVersion[] {
  const versions = rows.map(presentVersion);
  return versions.slice(0, limit).map(({ state, ...item }, index) => {
    const before = versions[index + 1]?.state;
    return { ...item, changed: before === undefined ? null : changedParts(before, state) };
  });
}

type TextTimes = 'texts_changed_at' | 'texts_zh_changed_at';

/** The times of a version's texts; null where it was saved before they were stored. */
export function timesOfVersion({
  texts_changed_at: en,
  texts_zh_changed_at: zh,
}: Pick<VersionRow, TextTimes>): TranslationTimes | null {
  return en === null || zh === null ? null : { en, zh };
}

/** A version in the list of versions. */
export function presentVersion(
  row: Omit<VersionRow, TextTimes>,
): LessonVersionItem & { state: LessonState } {
  const state = stateOfVersion(row);
  return {
    version: row.version,
    saved_at: row.saved_at.toISOString(),
    actor_name: row.actor_name,
    title: state.title,
    title_zh: state.title_zh,
    state,
  };
}
