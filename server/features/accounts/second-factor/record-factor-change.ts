import { z } from 'zod';
import type { Tx } from '#database/open.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { type AuditActor, accountChanges, recordAudit } from '#server/features/audit/index.ts';
import { defineJob, queueJob } from '#server/lib/queue/define-job.ts';
import { happened, sendSecurityEmail } from '../security-email.ts';

const factorEmails = [
  'factorEnabled',
  'factorDisabled',
  'factorReset',
  'recoveryCodesRenewed',
  'recoveryCodeUsed',
] as const;

/** The job that emails a person that their two-step login was changed. */
export const factorEmailJob = defineJob({
  kind: 'factor_email',
  payload: happened.extend({ event: z.enum(factorEmails) }),
  isUrgent: true,
  run: (dependencies: Dependencies, { at, event }, { userId }) =>
    sendSecurityEmail(dependencies, userId, { kind: event, at, values: (time) => ({ time }) }),
});

interface FactorChange {
  kind:
    | 'factor_enabled'
    | 'factor_disabled'
    | 'factor_reset'
    | 'recovery_codes_renewed'
    | 'recovery_code_used';
  userId: number;
  now: Date;
}

/** Writes a change of a person's second factor to the audit, and emails the person. */
export async function recordFactorChange(
  tx: Tx,
  actor: AuditActor,
  { kind, userId, now }: FactorChange,
): Promise<void> {
  const { verb, email } = accountChanges[kind];
  const line = { action: `user.${verb}`, entity: 'user', entityId: userId, now } as const;
  await recordAudit(tx, actor, line);
  const payload = { at: now.toISOString(), event: email };
  await queueJob(tx, factorEmailJob, { payload, userId }, now);
}
