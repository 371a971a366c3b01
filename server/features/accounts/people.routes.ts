import type { FastifyInstance } from 'fastify';
import { userAdminCalls } from '#contract/accounts-admin.ts';
import { pageSize } from '#contract/fields.ts';
import { academyDay } from '#domain/academy-day.ts';
import { createAfterAnswer } from '../../http/after-response.ts';
import { letterOriginOf } from '../../http/cookies.ts';
import { serve } from '../../http/define-route.ts';
import { FileAnswer } from '../../http/file-response.ts';
import { Answer } from '../../http/http-response.ts';
import { Failure } from '../../lib/app-error.ts';
import { getSiteSettings } from '../marketing/index.ts';
import { endSession, endSessions, sendPasswordLetter, setPassword } from './account-access.ts';
import { changeVerb } from './accounts.rules.ts';
import { changeUser, createUser } from './edit-user.ts';
import { importUsers } from './import-users.ts';
import { listPeople, streamPeople } from './people.queries.ts';
import { getPersonDetail, presentAdminUser } from './present-person.ts';
import { removeUser } from './remove-user.ts';
import { sendWelcomeLetters } from './send-welcome-emails.ts';
import { writePeopleCsv } from './write-people-csv.ts';

export function serveAdminPeople(app: FastifyInstance): void {
  servePeopleLists(app);
  servePeople(app);
  serveHelp(app);
  serveImport(app);
}

function servePeopleLists(app: FastifyInstance): void {
  serve(app, userAdminCalls.list, async ({ query, deps }) => {
    const limit = pageSize(query, 20);
    const { list, count } = await listPeople(deps.database.db, { ...query, limit });
    return { list: list.map(presentAdminUser), count, page: query.page, limit };
  });

  serve(app, userAdminCalls.csv, async ({ query, deps, t }) => {
    const { db } = deps.database;
    const { time_zone: timeZone } = await getSiteSettings(db);
    const stream = writePeopleCsv(streamPeople(db, query), { timeZone, t });
    const name = `${t('admin.accounts.csv.fileName', { day: academyDay(deps.now(), timeZone) })}.csv`;
    return new FileAnswer({ stream, bytes: null, type: 'text/csv; charset=utf-8', name });
  });
}

function servePeople(app: FastifyInstance): void {
  serve(app, userAdminCalls.get, ({ params, deps, caller }) =>
    getPersonDetail(deps.database.db, params.id, {
      now: deps.now(),
      viewerSessionId: caller.sessionId,
    }),
  );

  serve(app, userAdminCalls.create, async ({ body, deps, caller, t, request }) => {
    const origin = letterOriginOf(request, deps);
    const sentences = { emailTaken: t('admin.accounts.messages.emailTaken'), origin, t };
    const user = await createUser(deps, caller, body, sentences);
    if (!body.send_letter || body.password !== '')
      return new Answer(user, t('admin.accounts.messages.added'));
    // Awaited: the admin is told whether the letter is on its way.
    const sent = await sendWelcomeLetters(deps, { userId: user.user_id }).catch((error) => {
      request.log.error({ err: error, userId: user.user_id }, 'a welcome letter was not sent');
      return 0;
    });
    return new Answer(
      user,
      t(
        sent > 0
          ? 'admin.accounts.messages.addedWithLetter'
          : 'admin.accounts.messages.addedLetterLater',
      ),
    );
  });

  serve(app, userAdminCalls.update, async ({ params, body, deps, caller, t }) => {
    const sentences = { emailTaken: t('admin.accounts.messages.emailTaken') };
    const user = await changeUser(deps, caller, params.id, body, sentences);
    const { version, ...change } = body;
    // A higher role takes the password of an unproven address: the admin has to send a link.
    const verb = changeVerb(change);
    const told =
      change.role !== undefined && !user.has_password
        ? 'savedWithoutPassword'
        : ({ update: 'saved', deactivate: 'deactivated', reactivate: 'reactivated' } as const)[
            verb
          ];
    return new Answer(user, t(`admin.accounts.messages.${told}`));
  });

  serve(app, userAdminCalls.delete, async ({ params, deps, caller, t }) => {
    await removeUser(deps, caller, params.id, t);
    return new Answer({}, t('admin.accounts.messages.removed'));
  });
}

function serveHelp(app: FastifyInstance): void {
  serve(app, userAdminCalls.setPassword, async ({ params, body, deps, caller, t }) => {
    await setPassword(deps, caller, params.id, body.new_password, t);
    return new Answer({}, t('admin.accounts.messages.passwordSet'));
  });

  serve(app, userAdminCalls.sendLink, async ({ params, deps, caller, t, request }) => {
    await sendPasswordLetter(deps, caller, params.id, {
      origin: letterOriginOf(request, deps),
      t,
      onFailure: (error) => request.log.error({ err: error }, 'a password letter was not sent'),
    });
    return new Answer({}, t('admin.accounts.messages.letterSent'));
  });

  serve(app, userAdminCalls.endSessions, async ({ params, deps, caller, t }) => {
    const ended = await endSessions(deps, caller, params.id);
    return new Answer({ ended }, t('admin.accounts.messages.sessionsEnded', { count: ended }));
  });

  serve(app, userAdminCalls.endSession, async ({ params, deps, caller, t }) => {
    await endSession(deps, caller, params.id, params.session_id);
    return new Answer({}, t('admin.accounts.messages.sessionEnded'));
  });
}

function serveImport(app: FastifyInstance): void {
  const afterAnswer = createAfterAnswer(app);
  let isStopping = false;
  app.addHook('preClose', async () => {
    isStopping = true;
  });

  serve(app, userAdminCalls.import, async ({ body, deps, caller, t, upload, request }) => {
    if (upload === null) {
      const sentence = t('admin.accounts.import.problems.noFile');
      throw new Failure('VALIDATION_FAILED', { msg: sentence, fields: { file: sentence } });
    }
    const report = await importUsers(deps, caller, {
      upload,
      dryRun: body.dry_run,
      sendLetters: body.send_letters,
      origin: letterOriginOf(request, deps),
      t,
    });
    if (report.letters > 0) {
      const letters = sendWelcomeLetters(deps, { isStopping: () => isStopping });
      afterAnswer(
        letters.then(
          () => {},
          (error) => request.log.error({ err: error }, 'welcome letters wait for the next round'),
        ),
      );
    }
    const { create: count } = report.counts;
    const msg = body.dry_run
      ? t('admin.accounts.messages.importTried', { count })
      : t('admin.accounts.messages.imported', { count });
    return new Answer(report, msg);
  });
}
