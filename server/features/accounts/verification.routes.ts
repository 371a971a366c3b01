import type { FastifyInstance } from 'fastify';
import { accountCalls } from '#contract/accounts.ts';
import { defineRoute } from '#server/http/define-route.ts';
import { HttpResponse } from '#server/http/http-response.ts';
import { AppError } from '#server/lib/app-error.ts';
import { sendVerification, VERIFICATION_WINDOW_MINUTES } from './send-verification.ts';
import { verifyEmail } from './verify-email.ts';

/** Whoever opens the link may be logged in elsewhere: the token alone identifies the address. */
export function serveGuestVerification(app: FastifyInstance): void {
  defineRoute(app, accountCalls.verifyEmail, async ({ body, dependencies, t }) => {
    const isNew = await verifyEmail(dependencies, body.token);
    const msg = isNew
      ? t('messages.accounts.emailVerified')
      : t('messages.accounts.emailAlreadyVerified');
    return new HttpResponse({ already_verified: !isNew }, msg);
  });
}

export function serveLearnerVerification(app: FastifyInstance): void {
  defineRoute(app, accountCalls.sendVerification, async ({ dependencies, currentUser, t }) => {
    switch (await sendVerification(dependencies, currentUser.userId)) {
      case 'sent':
        return new HttpResponse({}, t('messages.accounts.verificationSent'));
      case 'already_verified':
        throw new AppError('INVALID_STATE', { msg: 'messages.accounts.emailAlreadyVerified' });
      case 'enough':
        throw new AppError('RATE_LIMITED', {
          msg: 'messages.accounts.verificationEnough',
          retryAfterSeconds: VERIFICATION_WINDOW_MINUTES * 60,
        });
    }
  });
}
