import type { FastifyInstance } from 'fastify';
import { pageSize } from '#contract/fields.ts';
import {
  type ContentEditingCalls,
  contentAdminCalls,
  contentTeachingCalls,
} from '#contract/lessons-admin.ts';
import { createAfterAnswer } from '../../http/after-response.ts';
import { serve } from '../../http/define-route.ts';
import { Answer } from '../../http/http-response.ts';
import {
  completeWhereNothingIsLeft,
  presentContentData,
  readContentData,
  tryQuiz,
} from '../learning/index.ts';
import { archiveContent, unarchiveContent } from './archive-lesson.ts';
import {
  changeContent,
  checkBody,
  confirmLanguages,
  createContent,
  duplicateContent,
  restoreVersion,
} from './edit-lesson.ts';
import {
  getEditableContent,
  getVersion,
  listEditableContents,
  listVersions,
} from './lessons.queries.ts';
import { presentEditableContent, presentListedContent, presentVersion } from './present-lesson.ts';

export function serveAdminContents(app: FastifyInstance): void {
  serveContentEditing(app, contentAdminCalls);
}

/** The same for teachers, whose courses alone are there for them. */
export function serveTeachingContents(app: FastifyInstance): void {
  serveContentEditing(app, contentTeachingCalls);
}

function serveContentEditing(app: FastifyInstance, calls: ContentEditingCalls): void {
  const afterAnswer = createAfterAnswer(app);

  serve(app, calls.list, async ({ query, deps, caller }) => {
    const limit = pageSize(query, 20);
    const { db } = deps.database;
    const { list, count } = await listEditableContents(db, caller, { ...query, limit });
    return { list: list.map(presentListedContent), count, page: query.page, limit };
  });

  serve(app, calls.get, async ({ params, deps, caller }) =>
    presentEditableContent(await getEditableContent(deps.database.db, caller, params.id)),
  );

  serve(app, calls.create, async ({ body, deps, caller, t, locale }) => {
    const content = await createContent(deps, caller, body, { t, locale });
    return new Answer(content, t('admin.lessons.messages.added'));
  });

  serve(app, calls.update, async ({ params, body, deps, caller, t, locale }) => {
    const content = await changeContent(deps, caller, params.id, body, { t, locale });
    return new Answer(content, t('admin.lessons.messages.saved'));
  });

  serve(app, calls.archive, async ({ params, deps, caller, t, request }) => {
    const courseId = await archiveContent(deps, caller, params.id);
    afterAnswer(completeWhereNothingIsLeft(deps, courseId, request.log));
    return new Answer({}, t('admin.lessons.messages.archived'));
  });

  serve(app, calls.restore, async ({ params, deps, caller, t }) => {
    await unarchiveContent(deps, caller, params.id);
    const content = await getEditableContent(deps.database.db, caller, params.id);
    return new Answer(presentEditableContent(content), t('admin.lessons.messages.restored'));
  });

  serve(app, calls.duplicate, async ({ params, deps, caller, t }) => {
    const content = await duplicateContent(deps, caller, params.id, t);
    return new Answer(content, t('admin.lessons.messages.duplicated'));
  });

  serve(app, calls.confirm, async ({ params, body, deps, caller, t }) => {
    const content = await confirmLanguages(deps, caller, params.id, body.version);
    return new Answer(content, t('admin.lessons.messages.confirmed'));
  });

  serve(app, calls.versions, async ({ params, query, deps, caller }) => {
    const limit = pageSize(query, 20);
    const { page } = query;
    const { db } = deps.database;
    await getEditableContent(db, caller, params.id);
    const { list, count } = await listVersions(db, params.id, { page, limit });
    return { list: list.map(presentVersion), count, page, limit };
  });

  serve(app, calls.version, async ({ params, deps, caller }) => {
    const { db } = deps.database;
    const { type } = await getEditableContent(db, caller, params.id);
    const version = presentVersion(await getVersion(db, params.id, params.version));
    return { ...version, shown: presentContentData(type, version.state.content_data) };
  });

  serve(app, calls.restoreVersion, async ({ params, body, deps, caller, t, locale }) => {
    const wish = { contentId: params.id, current: body.current };
    const content = await restoreVersion(
      deps,
      caller,
      wish,
      async (tx) => presentVersion(await getVersion(tx, params.id, params.version)).state,
      locale,
    );
    return new Answer(
      content,
      t('admin.lessons.messages.versionRestored', { version: params.version }),
    );
  });

  serve(app, calls.tryQuiz, async ({ body, locale }) => {
    const quiz = readContentData('quiz', checkBody('quiz', body.content_data, locale));
    return tryQuiz(quiz ?? { questions: [], pass_mark: 0, max_attempts: 0 }, body.answers);
  });
}
