import type { FastifyInstance } from 'fastify';
import { accountCalls } from '#contract/accounts.ts';
import { letterOriginOf } from '../../http/cookies.ts';
import { serve } from '../../http/define-route.ts';
import { Answer } from '../../http/http-response.ts';
import { Failure } from '../../lib/app-error.ts';
import { VERIFICATION_WINDOW_MINUTES } from './accounts.rules.ts';
import { sendVerification } from './send-verification.ts';
import { verifyEmail } from './verify-email.ts';

/** Whoever opens the link may be logged in elsewhere: the token alone says whose address it is. */
export function serveGuestVerification(app: FastifyInstance): void {
  serve(app, accountCalls.verifyEmail, async ({ body, deps, t }) => {
    const isNew = await verifyEmail(deps, body.token, t('messages.verificationLinkInvalid'));
    const msg = isNew ? t('messages.emailVerified') : t('messages.emailAlreadyVerified');
    return new Answer({ already_verified: !isNew }, msg);
  });
}

export function serveLearnerVerification(app: FastifyInstance): void {
  serve(app, accountCalls.sendVerification, async ({ deps, caller, t, request }) => {
    const origin = letterOriginOf(request, deps);
    const outcome = await sendVerification(deps, caller.userId, origin).catch((error: unknown) => {
      request.log.error({ err: error }, 'a verification email could not be sent');
      throw new Failure('SERVICE_UNAVAILABLE', { msg: t('messages.verificationFailed') });
    });
    switch (outcome) {
      case 'sent':
        return new Answer({}, t('messages.verificationSent'));
      case 'already_verified':
        throw new Failure('INVALID_STATE', { msg: t('messages.emailAlreadyVerified') });
      case 'enough':
        throw new Failure('RATE_LIMITED', {
          msg: t('messages.verificationEnough'),
          retryAfterSeconds: VERIFICATION_WINDOW_MINUTES * 60,
        });
    }
  });
}
