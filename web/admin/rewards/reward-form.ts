import type { z } from 'zod';
import type { rewardCreateBody } from '#contract/rewards-admin.ts';
import type { CallForm } from '#web/forms/call-form.ts';
import type { RewardFormValues } from './reward-form-values.ts';

export type RewardInput = z.input<typeof rewardCreateBody>;
export type RewardOutput = z.output<typeof rewardCreateBody>;

/** What the parts of the reward form share. */
export interface RewardForm extends Pick<CallForm<RewardInput, RewardOutput>, 'form' | 'errorOf'> {
  /** The current values of the form. */
  values: RewardFormValues;
}
