import type { RewardCategory, RewardCategoryKind } from '#contract/rewards.ts';
import {
  type AdminReward,
  adminReward,
  rewardAdminCalls,
  rewardCreateBody,
} from '#contract/rewards-admin.ts';
import { BothLanguages } from '#web/forms/both-languages.tsx';
import { RecordFrame } from '#web/forms/record-frame.tsx';
import { useRecordForm } from '#web/forms/use-record-form.ts';
import { useApi } from '#web/lib/browser-api.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import type { CourseOption } from './load-course-options.ts';
import { PassCourses } from './pass-courses.tsx';
import { RewardConditions } from './reward-conditions.tsx';
import { RewardCoupon } from './reward-coupon.tsx';
import type { RewardInput, RewardOutput } from './reward-form.ts';
import {
  newRewardValues,
  type RewardFormField,
  type RewardFormValues,
  rewardFormFields,
  rewardFormValues,
} from './reward-form-values.ts';
import { RewardPreview } from './reward-preview.tsx';
import { useRewardTexts } from './use-reward-texts.ts';

interface RewardEditorProps {
  /** null: a new one. */
  reward: AdminReward | null;
  categories: readonly RewardCategory[];
  /** All courses, for passes and discounts. */
  courses: readonly CourseOption[];
  /** The list that it was opened from. */
  backTo: string;
}

/** Whether a reward’s category is of a kind; a reward that delivers a code is of none. */
function isKind(
  kind: RewardCategoryKind,
  { reward_category_id, delivers_code: isCode }: RewardFormValues,
  categories: readonly RewardCategory[],
): boolean {
  const category = categories.find((one) => one.reward_category_id === reward_category_id);
  return category?.kind === kind && isCode !== true;
}

/** Clears what a discount had before the reward’s category was changed. */
const noCoupon = {
  coupon_percent: null,
  coupon_amount: null,
  coupon_currency: null,
  coupon_days: null,
};

/** A reward in both languages side by side, and its conditions. */
export function RewardEditor({ reward, categories, courses, backTo }: RewardEditorProps) {
  const { t } = useTranslation();
  const api = useApi();
  const words = useRewardTexts(categories, courses);
  const record = useRecordForm<RewardInput, RewardOutput, AdminReward, RewardFormField>({
    schema: rewardCreateBody,
    state: reward,
    fields: rewardFormFields,
    valuesOf: rewardFormValues,
    newValues: newRewardValues,
    stateSchema: adminReward,
    leadsTo: () => backTo,
    save: (typed, version) => {
      const isPass = isKind('course_access', typed, categories);
      const isDiscount = isKind('discount', typed, categories);
      const values = {
        ...typed,
        ...(!isPass && { course_levels: [] }),
        ...(!isDiscount && noCoupon),
        ...(!isPass && !isDiscount && { course_ids: [] }),
      };
      if (reward === null) return api.send(rewardAdminCalls.createReward, { body: values });
      const body = { ...values, ...(version !== undefined && { version }) };
      return api.send(rewardAdminCalls.updateReward, { params: { id: reward.reward_id }, body });
    },
  });
  const { form, errorOf } = record;
  const values = record.values as RewardFormValues;

  return (
    <RecordFrame
      record={record}
      title={t(reward === null ? 'admin.rewards.form.addTitle' : 'admin.rewards.form.editTitle')}
      back={{ to: backTo, label: t('admin.rewards.form.back') }}
      words={words}
      submitLabel={t(reward === null ? 'admin.rewards.form.create' : 'admin.rewards.form.save')}
      asideLabel={t('admin.rewards.form.preview')}
      aside={
        <RewardPreview
          rewardId={reward?.reward_id ?? 0}
          values={values}
          category={categories.find((one) => one.reward_category_id === values.reward_category_id)}
        />
      }
    >
      <BothLanguages
        id="texts"
        title={t('admin.rewards.form.texts')}
        pairs={[
          { name: 'name', label: t('admin.rewards.form.name') },
          { name: 'description', label: t('admin.rewards.form.description'), rows: 6 },
        ]}
        form={form}
        values={values}
        errorOf={errorOf}
      />
      <RewardConditions
        form={form}
        values={values}
        errorOf={errorOf}
        categories={categories}
        reward={reward}
      />
      {isKind('discount', values, categories) && (
        <RewardCoupon form={form} values={values} errorOf={errorOf} courses={courses} />
      )}
      {isKind('course_access', values, categories) && (
        <PassCourses form={form} values={values} errorOf={errorOf} courses={courses} />
      )}
    </RecordFrame>
  );
}
