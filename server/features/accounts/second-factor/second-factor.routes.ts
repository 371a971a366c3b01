import type { FastifyInstance } from 'fastify';
import { secondFactorAdminCalls, secondFactorCalls } from '#contract/second-factor.ts';
import { getAcademyName } from '#server/features/academy/index.ts';
import { defineRoute } from '#server/http/define-route.ts';
import { HttpResponse } from '#server/http/http-response.ts';
import { getUser } from '../accounts.queries.ts';
import { proofFrom } from '../passkeys/passkeys.routes.ts';
import { presentUser } from '../present-user.ts';
import { enter, userAgentOf } from '../start-browser-session.ts';
import { enrolmentOf } from './app-codes.rules.ts';
import {
  confirmEnrolment,
  enrolFactor,
  getFactorState,
  renewRecoveryCodes,
  resetFactor,
  switchFactorOff,
} from './edit-second-factor.ts';
import { logInByCode } from './log-in-by-code.ts';
import { reauthenticate } from './reauthenticate.ts';

export function registerGuestFactorRoutes(app: FastifyInstance): void {
  defineRoute(app, secondFactorCalls.logIn, async ({ body, dependencies, t, request, reply }) => {
    const login = await logInByCode(dependencies, { ...body, userAgent: userAgentOf(request) });
    const token = await enter(request, reply, login);
    const user = presentUser(await getUser(dependencies.database.db, login.userId));
    return new HttpResponse({ user, token }, t('messages.accounts.loggedIn'));
  });
}

export function registerLearnerFactorRoutes(app: FastifyInstance): void {
  defineRoute(app, secondFactorCalls.state, ({ dependencies, currentUser }) =>
    getFactorState(dependencies, dependencies.database.db, currentUser.userId),
  );

  defineRoute(
    app,
    secondFactorCalls.reauthenticate,
    async ({ body, dependencies, currentUser, request }) => {
      const proof = { ...body, ...proofFrom(request) };
      const validUntil = await reauthenticate(dependencies, currentUser, proof);
      return { valid_until: validUntil.toISOString() };
    },
  );

  defineRoute(
    app,
    secondFactorCalls.enrol,
    async ({ body, dependencies, currentUser, locale, request }) => {
      const proof = { ...body, ...proofFrom(request) };
      const { secret, email } = await enrolFactor(dependencies, currentUser, proof);
      return enrolmentOf(secret, await getAcademyName(dependencies.database.db, locale), email);
    },
  );

  defineRoute(app, secondFactorCalls.confirm, async ({ body, dependencies, currentUser, t }) => {
    const codes = await confirmEnrolment(dependencies, currentUser, body.code);
    return new HttpResponse({ recovery_codes: codes }, t('messages.accounts.factor.switchedOn'));
  });

  defineRoute(
    app,
    secondFactorCalls.renewCodes,
    async ({ body, dependencies, currentUser, t, request }) => {
      const proof = { ...body, ...proofFrom(request) };
      const codes = await renewRecoveryCodes(dependencies, currentUser, proof);
      return new HttpResponse({ recovery_codes: codes }, t('messages.accounts.factor.renewed'));
    },
  );

  defineRoute(
    app,
    secondFactorCalls.switchOff,
    async ({ body, dependencies, currentUser, t, request }) => {
      const proof = { ...body, ...proofFrom(request) };
      await switchFactorOff(dependencies, currentUser, proof);
      return new HttpResponse({}, t('messages.accounts.factor.switchedOff'));
    },
  );
}

export function registerAdminFactorRoutes(app: FastifyInstance): void {
  defineRoute(
    app,
    secondFactorAdminCalls.reset,
    async ({ params, dependencies, currentUser, t }) => {
      await resetFactor(dependencies, currentUser, params.id);
      return new HttpResponse({}, t('messages.accounts.factor.resetDone'));
    },
  );
}
