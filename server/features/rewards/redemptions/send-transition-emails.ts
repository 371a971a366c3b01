import type { FastifyBaseLogger } from 'fastify';
import type { Dependencies } from '#server/dependencies.ts';
import { getAcademyName } from '#server/features/academy/index.ts';
import { findRedemption } from './redemptions.queries.ts';
import { type EmailOccasion, emailAbout } from './transition-email.ts';

/** A transition that some requests have made. */
interface TransitionMade {
  redemptionIds: readonly number[];
  action: EmailOccasion;
  /** The scheme and host of links in emails. */
  origin: string;
}

/**
 * Emails learners about a transition of their requests, each in their own language. To be called
 * after the commit: an email that cannot be sent is logged and undoes nothing, so this never
 * throws.
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
  // A removed person gets no email.
  if (!redemption?.user_is_active || redemption.user_archived_at !== null) return;
  const locale = redemption.user_language;
  const sentEmail = emailAbout(action, redemption, {
    locale,
    academy: await getAcademyName(db, locale),
    link: `${origin}/profile?tab=redemptions&redemption=${redemptionId}`,
  });
  if (sentEmail !== null) await mailer.send({ to: redemption.user_email, ...sentEmail });
}
