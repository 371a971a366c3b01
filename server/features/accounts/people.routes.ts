import type { FastifyInstance } from 'fastify';
import { userAdminCalls } from '#contract/accounts-admin.ts';
import { pageSize } from '#contract/paging.ts';
import { academyDay } from '#domain/academy-day.ts';
import { getSiteSettings } from '#server/features/academy/index.ts';
import { defineRoute } from '#server/http/define-route.ts';
import { FileResponse } from '#server/http/file-response.ts';
import { HttpResponse } from '#server/http/http-response.ts';
import { fieldError } from '#server/lib/app-error.ts';
import { endSession, endSessions, sendPasswordEmail, setPassword } from './account-access.ts';
import { removeAvatarOf } from './edit-avatar.ts';
import { changeUser, changeVerb, createUser } from './edit-user.ts';
import { importUsers } from './import-users.ts';
import { listPeople, streamPeople } from './people.queries.ts';
import { presentImport } from './present-import.ts';
import { getPersonDetail, presentAdminUser } from './present-person.ts';
import { removeUser } from './remove-user.ts';
import { registerAdminFactorRoutes } from './second-factor/second-factor.routes.ts';
import { writePeopleCsv } from './write-people-csv.ts';

export function registerAdminUsersRoutes(app: FastifyInstance): void {
  registerUsersListsRoutes(app);
  registerUsersRoutes(app);
  registerAccountAccessRoutes(app);
  registerAdminFactorRoutes(app);
  registerPersonAvatarRoutes(app);
  registerImportRoutes(app);
}

function registerUsersListsRoutes(app: FastifyInstance): void {
  defineRoute(app, userAdminCalls.list, async ({ query, dependencies }) => {
    const limit = pageSize(query, 20);
    const { db } = dependencies.database;
    const { time_zone: timeZone } = await getSiteSettings(db);
    const { list, ...counted } = await listPeople(db, { ...query, limit }, timeZone);
    return { list: list.map(presentAdminUser), ...counted, page: query.page, limit };
  });

  defineRoute(app, userAdminCalls.csv, async ({ query, dependencies, t }) => {
    const { db } = dependencies.database;
    const { time_zone: timeZone } = await getSiteSettings(db);
    const stream = writePeopleCsv(streamPeople(db, query), { timeZone, t });
    const name = `${t('messages.accounts.people.fileName', { day: academyDay(dependencies.now(), timeZone) })}.csv`;
    return new FileResponse({ stream, bytes: null, type: 'text/csv; charset=utf-8', name });
  });
}

function registerUsersRoutes(app: FastifyInstance): void {
  defineRoute(app, userAdminCalls.get, ({ params, dependencies, currentUser }) =>
    getPersonDetail(dependencies.database.db, params.id, {
      now: dependencies.now(),
      viewerSessionId: currentUser.sessionId,
    }),
  );

  defineRoute(
    app,
    userAdminCalls.create,
    async ({ body, dependencies, currentUser, claim, t }) => {
      const user = await createUser(dependencies, currentUser, { body, claim });
      const isMailed = body.send_letter && body.password === '';
      const messageKey = isMailed ? 'addedWithEmail' : 'added';
      return new HttpResponse(user, t(`messages.accounts.people.${messageKey}`));
    },
    { claimsKey: true },
  );

  defineRoute(
    app,
    userAdminCalls.update,
    async ({ params, body, dependencies, currentUser, t }) => {
      const user = await changeUser(dependencies, currentUser, params.id, body);
      const { version, ...change } = body;
      // A higher role or a new address deletes the password of an unverified address: the admin has
      // to send a link.
      const verb = changeVerb(change);
      const messageKey =
        (change.role !== undefined || change.email !== undefined) && !user.has_password
          ? 'savedWithoutPassword'
          : ({ update: 'saved', deactivate: 'deactivated', reactivate: 'reactivated' } as const)[
              verb
            ];
      return new HttpResponse(user, t(`messages.accounts.people.${messageKey}`));
    },
  );

  defineRoute(app, userAdminCalls.delete, async ({ params, dependencies, currentUser, t }) => {
    await removeUser(dependencies, currentUser, params.id);
    return new HttpResponse({}, t('messages.accounts.people.removed'));
  });
}

function registerAccountAccessRoutes(app: FastifyInstance): void {
  defineRoute(
    app,
    userAdminCalls.setPassword,
    async ({ params, body, dependencies, currentUser, t }) => {
      await setPassword(dependencies, currentUser, params.id, body);
      return new HttpResponse({}, t('messages.accounts.people.passwordSet'));
    },
  );

  defineRoute(app, userAdminCalls.sendLink, async ({ params, dependencies, currentUser, t }) => {
    await sendPasswordEmail(dependencies, currentUser, params.id);
    return new HttpResponse({}, t('messages.accounts.people.emailSent'));
  });

  defineRoute(app, userAdminCalls.endSessions, async ({ params, dependencies, currentUser, t }) => {
    const ended = await endSessions(dependencies, currentUser, params.id);
    return new HttpResponse(
      { ended },
      t('messages.accounts.people.sessionsEnded', { count: ended }),
    );
  });

  defineRoute(app, userAdminCalls.endSession, async ({ params, dependencies, currentUser, t }) => {
    await endSession(dependencies, currentUser, params.id, params.session_id);
    return new HttpResponse({}, t('messages.accounts.people.sessionEnded'));
  });
}

function registerPersonAvatarRoutes(app: FastifyInstance): void {
  defineRoute(
    app,
    userAdminCalls.removeAvatar,
    async ({ params, dependencies, currentUser, t }) => {
      const user = await removeAvatarOf(dependencies, currentUser, params.id);
      return new HttpResponse(user, t('messages.accounts.people.avatarRemoved'));
    },
  );
}

function registerImportRoutes(app: FastifyInstance): void {
  defineRoute(
    app,
    userAdminCalls.import,
    async ({ body, dependencies, currentUser, t, upload }) => {
      if (upload === null) {
        throw fieldError('VALIDATION_FAILED', 'file', 'admin.accounts.import.noFile');
      }
      const outcome = await importUsers(dependencies, currentUser, {
        upload,
        dryRun: body.dry_run,
        sendEmails: body.send_letters,
      });
      const report = presentImport(outcome, t);
      const { create: count } = report.counts;
      const msg = body.dry_run
        ? t('messages.accounts.people.importTried', { count })
        : t('messages.accounts.people.imported', { count });
      return new HttpResponse(report, msg);
    },
  );
}
