import type { RewardCategory } from '#contract/rewards.ts';
import { RewardCard } from '#web/features/rewards/reward-card.tsx';
import { useTranslation } from '#web/lib/translation.tsx';
import type { RewardFormValues } from './reward-form-values.ts';

interface RewardPreviewProps {
  rewardId: number;
  values: Partial<RewardFormValues>;
  category: RewardCategory | undefined;
}

/** The card of the catalogue, made of the form's values. Nothing in it is interactive. */
export function RewardPreview({ rewardId, values, category }: RewardPreviewProps) {
  const { t } = useTranslation();
  const { points_required: points, available_stock: stock, max_per_user: limit } = values;
  return (
    <>
      <p className="mb-2 text-sm text-soft">{t('admin.rewards.form.preview')}</p>
      <div inert>
        <RewardCard
          reward={{
            reward_id: rewardId,
            reward_category_id: category?.reward_category_id ?? 0,
            category: category?.name ?? '',
            category_zh: category?.name_zh ?? '',
            category_kind: category?.kind ?? 'other',
            name: values.name ?? '',
            name_zh: values.name_zh ?? '',
            description: values.description ?? '',
            description_zh: values.description_zh ?? '',
            image: values.image || null,
            points_required: typeof points === 'number' ? points : 0,
            value: 0,
            currency: 'USD',
            available_stock: typeof stock === 'number' ? stock : null,
            max_per_user: typeof limit === 'number' ? limit : 0,
            expires_at: values.expires_at ?? null,
            requires_shipping: false,
            delivers_code: false,
            opens_course: false,
            coupon: null,
            status: values.status ?? 'draft',
            redeemable: true,
            unavailable_reason: stock === 0 ? 'out_of_stock' : null,
          }}
        />
      </div>
    </>
  );
}
