import type { FastifyInstance } from 'fastify';
import { emailAdminCalls } from '#contract/emails-admin.ts';
import { type EmailKind, emailKindNames } from '#domain/email-kinds.ts';
import type { EmailTexts } from '#domain/email-texts.ts';
import { defineRoute } from '#server/http/define-route.ts';
import { HttpResponse } from '#server/http/http-response.ts';
import { AppError } from '#server/lib/app-error.ts';
import { changeEmailTexts, getEmailTexts } from './edit-email-texts.ts';
import { getEmailFrame } from './email-frame.ts';
import { listEmailTexts } from './email-texts.queries.ts';
import { checkTexts } from './email-texts.rules.ts';
import { exampleEmail } from './example-email.ts';
import { presentListed, presentStandard } from './present-email-texts.ts';
import { sendTestEmail } from './test-email.ts';

/** Texts that are to be tried. @throws AppError VALIDATION_FAILED */
function assertTexts(kind: EmailKind, written: EmailTexts): EmailTexts {
  const { texts, problems } = checkTexts(kind, written);
  if (Object.keys(problems).length === 0) return texts;
  throw new AppError('VALIDATION_FAILED', { fields: problems });
}

export function registerAdminEmailsRoutes(app: FastifyInstance): void {
  defineRoute(app, emailAdminCalls.list, async ({ dependencies }) => {
    const rows = await listEmailTexts(dependencies.database.db);
    const list = emailKindNames.map((kind) =>
      presentListed(
        kind,
        rows.find((row) => row.kind === kind),
      ),
    );
    return { list };
  });

  defineRoute(app, emailAdminCalls.get, async ({ params, dependencies }) => ({
    email: await getEmailTexts(dependencies.database.db, params.kind),
    standard: presentStandard(params.kind),
  }));

  defineRoute(
    app,
    emailAdminCalls.update,
    async ({ params, body, dependencies, currentUser, t }) => {
      const texts = await changeEmailTexts(dependencies, currentUser, params.kind, body);
      return new HttpResponse(texts, t('messages.emails.saved'));
    },
  );

  defineRoute(app, emailAdminCalls.preview, async ({ params, body, dependencies, currentUser }) => {
    const { language, ...written } = body;
    const texts = assertTexts(params.kind, written);
    const { database, settings } = dependencies;
    const frame = await getEmailFrame(database.db, settings, language);
    const reader = { name: currentUser.name, email: '', email_verified_at: dependencies.now() };
    const { subject, text, html = '' } = exampleEmail(params.kind, language, texts, reader, frame);
    return { subject, text, html };
  });

  defineRoute(
    app,
    emailAdminCalls.sendTest,
    async ({ params, body, dependencies, currentUser, t }) => {
      const { language, ...written } = body;
      const texts = assertTexts(params.kind, written);
      const to = await sendTestEmail(dependencies, currentUser, params.kind, { language, texts });
      const isSent = dependencies.settings.smtpUrl !== null;
      const key = isSent ? 'messages.emails.testSent' : 'messages.emails.testInOutbox';
      return new HttpResponse({}, t(key, { to }));
    },
  );
}
