import type { FastifyInstance } from 'fastify';
import { accountCalls } from '#contract/accounts.ts';
import { defineRoute } from '#server/http/define-route.ts';
import { HttpResponse } from '#server/http/http-response.ts';
import { AppError } from '#server/lib/app-error.ts';
import { sendVerification, VERIFICATION_WINDOW_MINUTES } from './send-verification.ts';
import { verifyEmail } from './verify-email.ts';

/**
 * Whoever opens the link may be logged in elsewhere: the token alone identifies the address, and
 * the session only tells whether everything else ends.
 */
export function serveGuestVerification(app: FastifyInstance): void {
  defineRoute(app, accountCalls.verifyEmail, async ({ body, dependencies, currentUser, t }) => {
    const viewerId = currentUser?.userId ?? null;
    const { isRepeated, passwordToken } = await verifyEmail(dependencies, body.token, viewerId);
    const msg = isRepeated
      ? t('messages.accounts.emailAlreadyVerified')
      : t('messages.accounts.emailVerified');
    const data = { already_verified: isRepeated, password_token: passwordToken };
    return new HttpResponse(data, msg);
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
