import type { FastifyInstance } from 'fastify';
import { privacyCalls } from '#contract/privacy.ts';
import { academyDay } from '#domain/academy-day.ts';
import { getTimeZone } from '#server/features/academy/index.ts';
import { readSecretCookie } from '#server/http/cookies.ts';
import { defineRoute } from '#server/http/define-route.ts';
import { FileResponse } from '#server/http/file-response.ts';
import { HttpResponse } from '#server/http/http-response.ts';
import { addressKey } from '#server/lib/address-key.ts';
import { getDeletion } from './deletion.queries.ts';
import { DELETION_DAYS } from './deletion.rules.ts';
import { cancelDeletion, requestDeletion } from './request-deletion.ts';
import { requestExport } from './request-export.ts';
import { writeExport } from './write-export.ts';

export function registerLearnerPrivacyRoutes(app: FastifyInstance): void {
  defineRoute(app, privacyCalls.export, async ({ dependencies, currentUser, locale, t }) => {
    await requestExport(dependencies, currentUser.userId);
    const day = academyDay(dependencies.now(), await getTimeZone(dependencies.database.db));
    return new FileResponse({
      stream: writeExport(dependencies, currentUser.userId, locale),
      bytes: null,
      type: 'application/zip',
      name: `${t('messages.privacy.fileName', { day })}.zip`,
    });
  });

  defineRoute(app, privacyCalls.deletion, ({ dependencies, currentUser }) =>
    getDeletion(dependencies.database.db, currentUser.userId, dependencies.now()),
  );

  defineRoute(
    app,
    privacyCalls.requestDeletion,
    async ({ body, dependencies, currentUser, t, request }) => {
      const { userId } = currentUser;
      await requestDeletion(dependencies, currentUser, body.password, {
        address: addressKey(request.ip),
        device: readSecretCookie(request, 'device'),
      });
      return new HttpResponse(
        await getDeletion(dependencies.database.db, userId, dependencies.now()),
        t('messages.privacy.deletionRequested', { count: DELETION_DAYS }),
      );
    },
  );

  defineRoute(app, privacyCalls.cancelDeletion, async ({ dependencies, currentUser, t }) => {
    await cancelDeletion(dependencies, currentUser);
    return new HttpResponse(
      await getDeletion(dependencies.database.db, currentUser.userId, dependencies.now()),
      t('messages.privacy.deletionCancelled'),
    );
  });
}
