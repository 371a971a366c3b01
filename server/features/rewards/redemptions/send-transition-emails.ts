import type { FastifyBaseLogger } from 'fastify';
import type { Dependencies } from '#server/dependencies.ts';
import { getAcademyName } from '#server/features/academy/index.ts';
import { findRedemption } from './redemptions.queries.ts';
import { type EmailOccasion, emailAbout } from './transition-email.ts';

/** The step that some requests have taken. */
interface TransitionMade {
  redemptionIds: readonly number[];
  action: EmailOccasion;
  /** Where links in emails lead. */
  origin: string;
}

/**
 * Tells learners by mail what became of their requests, each in their own language. To be
 * called once the steps are stored: an email that cannot be sent is logged and takes
 * nothing back, so this never throws.
 */
export async function sendTransitionEmails(
  dependencies: Dependencies,
  { redemptionIds, action, origin }: TransitionMade,
  log: FastifyBaseLogger,
): Promise<void> {
  // One after the other: a batch of two hundred must not open as many connections.
  for (const id of redemptionIds) {
    try {
      await sendTransitionEmail(dependencies, id, action, origin);
    } catch (error) {
      log.error(
        { err: error, redemptionId: id, action },
        'an email about a redemption was not sent',
      );
    }
  }
}

async function sendTransitionEmail(
  { database: { db }, mailer }: Dependencies,
  redemptionId: number,
  action: EmailOccasion,
  origin: string,
): Promise<void> {
  const redemption = await findRedemption(db, redemptionId);
  // Who has left the academy is not written to.
  if (!redemption?.user_is_active || redemption.user_archived_at !== null) return;
  const locale = redemption.user_language;
  const sentEmail = emailAbout(action, redemption, {
    locale,
    academy: await getAcademyName(db, locale),
    link: `${origin}/profile?tab=redemptions&redemption=${redemptionId}`,
  });
  if (sentEmail !== null) await mailer.send({ to: redemption.user_email, ...sentEmail });
}
