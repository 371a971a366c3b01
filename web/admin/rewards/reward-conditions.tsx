import type { RewardCategory } from '#contract/rewards.ts';
import type { AdminReward } from '#contract/rewards-admin.ts';
import { UploadField } from '#web/admin/media/upload-field.tsx';
import { LastDayField } from '#web/forms/last-day-field.tsx';
import { MoneyField, WholeNumberField } from '#web/forms/number-fields.tsx';
import { chosenId } from '#web/forms/number-from.ts';
import { useFormat } from '#web/lib/format.ts';
import { usePick } from '#web/lib/pick.tsx';
import { useSiteData } from '#web/lib/site-data.ts';
import { Sentences } from '#web/lib/split-sentences.tsx';
import { useTranslation } from '#web/lib/translation.tsx';
import { Checkbox, Field, Select } from '#web/ui/field.tsx';
import { Link } from '#web/ui/link.tsx';
import { codesPath } from './codes-path.ts';
import type { RewardForm } from './reward-form.ts';
import { rewardStatuses } from './reward-list-view.ts';

interface RewardConditionsProps extends RewardForm {
  categories: readonly RewardCategory[];
  /** The stored reward; null: a new one. */
  reward: AdminReward | null;
}

/** The price of a reward, its stock, and whether it is active. */
export function RewardConditions({
  form,
  values,
  errorOf,
  categories,
  reward,
}: RewardConditionsProps) {
  const { t } = useTranslation();
  const text = usePick();
  const { site } = useSiteData();
  const { zoneName } = useFormat();
  const openRequests = reward?.open_requests ?? 0;
  const isCode = values.delivers_code ?? false;
  return (
    <section aria-labelledby="offer">
      <h2 id="offer" className="mb-4 text-xl">
        {t('admin.rewards.form.offer')}
      </h2>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field
          label={t('admin.rewards.form.category')}
          error={errorOf('reward_category_id')}
          required
        >
          <Select
            {...form.register('reward_category_id', {
              setValueAs: (id) => chosenId(id) ?? undefined,
            })}
          >
            <option value="">{t('admin.rewards.form.chooseCategory')}</option>
            {categories.map((category) => (
              <option key={category.reward_category_id} value={category.reward_category_id}>
                {text(category.name, category.name_zh).text}
              </option>
            ))}
          </Select>
        </Field>
        <WholeNumberField
          form={form}
          name="points_required"
          label={t('admin.rewards.form.points')}
          error={errorOf('points_required')}
          required
        />
        <WholeNumberField
          form={form}
          name="available_stock"
          canBeEmpty
          input={{ readOnly: isCode }}
          label={t('admin.rewards.form.stock')}
          hint={
            <Sentences
              parts={[
                t(isCode ? 'admin.rewards.form.stockOfCodes' : 'admin.rewards.form.stockHint'),
                openRequests > 0 && t('admin.economy.rewards.openHold', { count: openRequests }),
              ]}
            />
          }
          error={errorOf('available_stock')}
        />
        <WholeNumberField
          form={form}
          name="max_per_user"
          label={t('admin.rewards.form.limit')}
          hint={t('admin.rewards.form.limitHint')}
          error={errorOf('max_per_user')}
        />
        <CodeField form={form} errorOf={errorOf} values={values} reward={reward} />
        <MoneyField
          form={form}
          name="value"
          currency="USD"
          label={t('admin.rewards.form.value')}
          error={errorOf('value')}
        />
        <MoneyField
          form={form}
          name="value_cny"
          currency="CNY"
          label={t('admin.rewards.form.value_cny')}
          error={errorOf('value_cny')}
        />
        <LastDayField
          control={form.control}
          name="expires_at"
          label={t('admin.rewards.form.lastDay')}
          hint={t('admin.rewards.form.lastDayHint', { zone: zoneName })}
          error={errorOf('expires_at')}
          timeZone={site.time_zone}
        />
        <Field
          label={t('admin.rewards.status')}
          hint={t(`admin.rewards.statusHints.${values.status ?? 'draft'}`)}
          error={errorOf('status')}
        >
          <Select {...form.register('status')}>
            {rewardStatuses.map((status) => (
              <option key={status} value={status}>
                {t(`admin.rewards.statuses.${status}`)}
              </option>
            ))}
          </Select>
        </Field>
        <div className="sm:col-span-2">
          <UploadField
            label={t('admin.rewards.form.image')}
            hint={t('admin.rewards.form.imageHint')}
            error={errorOf('image')}
            kinds={['image']}
            value={values.image ?? null}
            onChange={(path) => form.setValue('image', path, { shouldDirty: true })}
          />
        </div>
      </div>
    </section>
  );
}

/** Whether the reward is a stored code, and the way to its list. */
function CodeField({ form, errorOf, values, reward }: RewardForm & { reward: AdminReward | null }) {
  const { t } = useTranslation();
  return (
    <div className="sm:col-span-2">
      <Checkbox
        label={t('admin.rewards.form.deliversCode')}
        error={errorOf('delivers_code')}
        {...form.register('delivers_code')}
      />
      <p className="text-sm text-soft">
        <Sentences
          parts={[
            t('admin.rewards.form.deliversCodeHint'),
            values.delivers_code === true &&
              reward?.delivers_code !== true &&
              t('admin.rewards.form.saveFirst'),
          ]}
        />
      </p>
      {reward?.delivers_code === true && (
        <Link to={codesPath(reward.reward_id)} className="link inline-flex min-h-11 items-center">
          {t('admin.rewards.form.uploadCodes')}
        </Link>
      )}
    </div>
  );
}
